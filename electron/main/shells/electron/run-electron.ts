// What happens between the start of Electron and the start of the host, and at the end.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { app, dialog, session } from 'electron';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { startHost as StartHost } from '../../host.ts';
import { createStaticFiles } from '../../http/static-files.ts';
import { focusHolder as askHolder } from '../../lifecycle/instance.ts';
import { createLog } from '../../reporting/log.ts';
import type { ShellContext, ShellSetup } from '../shell.ts';
import { APP_ORIGIN, serveApp } from './app-scheme.ts';
import { type ElectronOptions, readElectronOptions } from './electron-options.ts';
import { createElectronShell, type ElectronShell } from './electron-shell.ts';
import { setUpLifecycle } from './lifecycle.ts';
import { setUpMenus } from './menu.ts';
import { createPageAnswers } from './page-answers.ts';
import { setUpSessionGuards } from './session-guards.ts';
import { setUpWindowGuards } from './window-guards.ts';

export interface ElectronRun {
  readonly argv: readonly string[];
  /** The folder of the bundles. */
  readonly dist: string;
  readonly platform: NodeJS.Platform;
  readonly startHost: typeof StartHost;
  readonly focusHolder?: typeof askHolder;
}

const log = createLog();
const logError = (error: unknown) => log.error('Electron', error);

/** Runs the application until it ends. Called at once, without an await before it: some of this must precede `ready`. */
export function runElectron(run: ElectronRun): void {
  const options = readElectronOptions(run.argv);
  if (!options.ok) {
    fail(options.problem);
    return;
  }
  const profile = join(resolve(options.value.folder), 'profile-electron');
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(appError('files/folder-unusable', { folder: options.value.folder, reason }).message);
    return;
  }
  // The lock belongs to this folder, so it comes first.
  app.setPath('userData', profile);
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  if (app.isPackaged) app.setAsDefaultProtocolClient('varde');
  setUpWindowGuards(logError);
  const started = app.whenReady().then(() => start(run, options.value, profile));
  setUpLifecycle({
    showUi: async (viewLink) => (await started)?.shell.showUi(viewLink),
    endHost: async () => (await started.catch(() => undefined))?.close(),
    log: logError,
  });
  started.catch((error: unknown) => {
    logError(error);
    fail(error instanceof Error ? error.message : String(error));
  });
}

interface Started {
  readonly shell: ElectronShell;
  close(): Promise<void>;
}

async function start(
  run: ElectronRun,
  options: ElectronOptions,
  profile: string,
): Promise<Started | undefined> {
  setUpSessionGuards(session.defaultSession);
  let shell: ElectronShell | undefined;
  const outcome = await run.startHost({
    ...options,
    opensUi: options.hasApp,
    log,
    createShell(context) {
      const setup = createSetup(run, options, profile, context);
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

function createSetup(
  { dist, platform }: ElectronRun,
  { viewLink }: ElectronOptions,
  profile: string,
  context: ShellContext,
): ShellSetup & { shell: ElectronShell } {
  const files = createStaticFiles({ '/': join(dist, 'app'), '/data/': join(dist, 'data') });
  serveApp(session.defaultSession, createPageAnswers(files, [`http://127.0.0.1:${context.port}`]));
  setUpMenus(context.settings.read().language, platform);
  context.settings.onChanged(({ language }) => setUpMenus(language, platform));
  const shell = createElectronShell(
    {
      session: session.defaultSession,
      preloadPath: join(dist, 'electron/preload.cjs'),
      stateFile: join(profile, 'window.json'),
      endsWithLastWindow: platform !== 'darwin',
      firstView: viewLink,
    },
    context,
  );
  return { shell, pageOrigin: APP_ORIGIN };
}

/** Tells a person who has no terminal, and one who has. */
function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  dialog.showErrorBox('Varde', sentence);
  app.exit(1);
}
