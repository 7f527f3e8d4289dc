// What happens between the start of Electron and the start of the host.

import { join, resolve } from 'node:path';
import { app, dialog, session } from 'electron';
import { failure, type Result, success } from '../../../../shared/base/result.ts';
import { makeOwnFolder } from '../../data-folder/data-folder.ts';
import { isHolderThere } from '../../data-folder/folder-lock.ts';
import { answers, focusHolder as askHolder } from '../../lifecycle/instance.ts';
import { createLog } from '../../reporting/log.ts';
import { type ElectronOptions, readElectronOptions, refusedSwitch, setUpDrawing } from './command-line.ts';
import { createSetup } from './electron-setup.ts';
import type { ElectronShell } from './electron-shell.ts';
import type { ElectronRun, ElectronStart } from './electron-start.ts';
import { keepCrashDumps, logCrashes, watchUncaughtErrors } from './failures.ts';
import { setUpSessionGuards, setUpWindowGuards } from './guards.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { endWithSession, setUpLifecycle } from './lifecycle.ts';
import { openLogFile } from './log-file.ts';
import { setUpContextMenus } from './menu.ts';
import type { MenuLanguage } from './menu-texts.ts';
import { createOpenedFiles } from './opened-files.ts';

/** electron-builder's `appId`: Windows joins windows, shortcuts and notifications by it. */
const APP_ID = 'no.varde.app';

/** Runs the application until it ends. Called at once, without an await before it: some of this must precede `ready`. */
export function runElectron(run: ElectronRun): void {
  const prepared = prepare(run);
  if (!prepared.ok) {
    fail(prepared.problem);
    return;
  }
  const { options, folder, profile } = prepared.value;
  setUpDrawing();
  if (run.platform === 'win32') app.setAppUserModelId(APP_ID);
  const lock = takeInstanceLock(profile);
  if (lock.isTaken) startWhenReady(startOf(run, options, profile));
  else void leaveToHolder(run, folder, lock.pid);
}

interface Prepared {
  readonly options: ElectronOptions;
  readonly folder: string;
  /** Chromium's folder; it stands in the data folder. */
  readonly profile: string;
}

/** Reads what was asked for and makes the profile, or says in one sentence why that cannot be. */
function prepare(run: ElectronRun): Result<Prepared, string> {
  const options = readElectronOptions(run.argv);
  if (!options.ok) return options;
  const refused = refusedSwitch(run.isTestBuild);
  if (refused) return failure(`--${refused} is refused: it would open Varde's windows to other programs.`);
  const folder = resolve(options.value.folder);
  const profile = join(folder, 'profile-electron');
  try {
    makeOwnFolder(folder);
    makeOwnFolder(profile);
    // The lock belongs to this folder, so it comes first.
    app.setPath('userData', profile);
    keepCrashDumps(join(profile, 'crashes'));
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
  return success({ options: options.value, folder, profile });
}

function startOf(run: ElectronRun, options: ElectronOptions, profile: string): ElectronStart {
  const { folder: logFolder, write } = openLogFile(join(profile, 'logs'));
  const log = createLog((text) => {
    process.stderr.write(text);
    write(text);
  });
  return { run, options, profile, logFolder, openedFiles: createOpenedFiles(run.platform), log };
}

/** Chromium has told the holder; whether it heard is asked by the lock of the data folder. */
async function leaveToHolder(run: ElectronRun, folder: string, pid: number | undefined): Promise<void> {
  if (await isHolderThere(folder, run.answers ?? answers)) return app.exit(0);
  const holder = pid === undefined ? 'Another process' : `Process ${pid}`;
  fail(`${holder} holds the data folder ${folder} but does not answer. End it, then start Varde again.`);
}

function startWhenReady(start: ElectronStart): void {
  const { log } = start;
  const logError = (error: unknown) => log.error('Electron', error);
  let language: MenuLanguage = 'nb';
  watchUncaughtErrors(start.run.errors, log, fail);
  logCrashes(log);
  // The portable program runs from a folder that goes when it ends: nothing may lead there.
  if (app.isPackaged && !start.run.isPortable) app.setAsDefaultProtocolClient('varde');
  setUpWindowGuards(logError);
  setUpContextMenus(() => language);
  const stopping = new AbortController();
  const started = app.whenReady().then(() =>
    startInElectron(start, stopping.signal, (chosen) => {
      language = chosen;
    }),
  );
  setUpLifecycle({
    showUi: async (viewLink) => (await started)?.shell.showUi(viewLink),
    openedFiles: start.openedFiles,
    async endHost() {
      // A start that is under way is given up; of one that is at its end nobody listens.
      stopping.abort();
      await (await started.catch(() => undefined))?.close();
    },
    ...(start.run.endLimitMs === undefined ? {} : { endLimitMs: start.run.endLimitMs }),
    log: logError,
  });
  started.catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    logError(error);
    fail(error instanceof Error ? error.message : String(error));
  });
}

interface Started {
  readonly shell: ElectronShell;
  close(): Promise<void>;
}

async function startInElectron(
  start: ElectronStart,
  signal: AbortSignal,
  onLanguage: (language: MenuLanguage) => void,
): Promise<Started | undefined> {
  const { run, options, log } = start;
  // Settings come with the host; before it there is no page that could ask.
  let asksPosition = () => false;
  endWithSession();
  await setUpSessionGuards(session.defaultSession, {
    downloadsFolder: app.getPath('downloads'),
    asksPosition: () => asksPosition(),
  });
  signal.throwIfAborted();
  let shell: ElectronShell | undefined;
  const outcome = await run.startHost({
    ...options,
    opensUi: options.hasApp,
    signal,
    log,
    createShell(context) {
      asksPosition = () => context.settings.read().asksBrowserPosition;
      const setup = createSetup(start, context, onLanguage);
      shell = setup.shell;
      return setup;
    },
  });
  if ('holder' in outcome) {
    // The folder is held by the browser shell: its window is the one to see.
    const isShown = await (run.focusHolder ?? askHolder)(outcome.holder);
    if (isShown) app.exit(0);
    else fail(`The data folder is held by process ${outcome.holder.pid} at ${outcome.holder.url}.`);
    return undefined;
  }
  const { host } = outcome;
  if (!shell) throw new Error('The host made no shell');
  void host.ended.then(() => app.quit());
  return { shell, close: () => host.close() };
}

/** Tells a person who has no terminal, and one who has. */
function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  dialog.showErrorBox('Varde', sentence);
  app.exit(1);
}
