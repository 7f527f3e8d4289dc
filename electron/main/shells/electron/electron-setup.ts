// The shell as the host gets it, with what stands around its windows: menus, tray, theme.

import { join } from 'node:path';
import { app, session, shell as system } from 'electron';
import { createStaticFiles } from '../../http/static-files.ts';
import { VERSION } from '../../reporting/version.ts';
import type { Settings } from '../../settings/setting-checks.ts';
import type { ShellContext, ShellSetup } from '../shell.ts';
import { createPageAnswers, serveApp, UI_ORIGIN } from './app-scheme.ts';
import { createElectronShell, type ElectronShell } from './electron-shell.ts';
import type { ElectronStart } from './electron-start.ts';
import { fetchNoDictionaries } from './guards.ts';
import { setUpMenus } from './menu.ts';
import type { MenuLanguage } from './menu-texts.ts';
import { setUpChosenFiles } from './page-requests.ts';
import { setUpSerialPorts } from './serial-ports.ts';
import { createServingTray } from './tray.ts';
import { followTheme } from './window-theme.ts';

/** Makes the shell. Electron must be ready. */
export function createSetup(
  start: ElectronStart,
  context: ShellContext,
  onLanguage: (language: MenuLanguage) => void,
): ShellSetup & { shell: ElectronShell } {
  const { run, options, profile, openedFiles } = start;
  const dist = join(run.root, 'dist');
  const url = `http://127.0.0.1:${context.port}`;
  const uiAnswer = createPageAnswers(createStaticFiles({ '/': join(dist, 'app') }), [url]);
  serveApp(session.defaultSession, {
    ui: (path) => openedFiles.answer(path) ?? uiAnswer(path),
    data: createPageAnswers(createStaticFiles({ '/': join(dist, 'data') }), []),
  });
  setUpChosenFiles(openedFiles, (error) => start.log.error('Electron', error));
  setUpSerialPorts(
    session.defaultSession,
    () => context.settings.read().language,
    (error) => start.log.error('Electron', error),
  );
  followTheme(context.settings);
  app.setAboutPanelOptions({ applicationName: 'Varde', applicationVersion: VERSION, version: '' });
  const shell = createElectronShell(
    {
      session: session.defaultSession,
      preloadPath: join(dist, 'electron/preload.cjs'),
      stateFile: join(profile, 'window.json'),
      endsWithLastWindow: run.platform !== 'darwin',
      firstView: options.viewLink ?? openedFiles.offerFirst(run.argv.slice(1), process.cwd()),
    },
    context,
  );
  surround(start, { context, shell, url, onLanguage });
  return {
    shell,
    pageOrigin: UI_ORIGIN,
    downloadsFolder: app.getPath('downloads'),
    fetch: createUpstreamFetch(),
    takeChosenPath: openedFiles.takePath,
  };
}

interface Surroundings {
  readonly context: ShellContext;
  readonly shell: ElectronShell;
  readonly url: string;
  readonly onLanguage: (language: MenuLanguage) => void;
}

/** Keeps menus and tray as the settings say. */
function surround(
  { run, logFolder, log }: ElectronStart,
  { context, shell, url, onLanguage }: Surroundings,
): void {
  const { settings } = context;
  const logError = (error: unknown) => log.error('Electron', error);
  const tray = createServingTray({
    icon: join(run.root, 'assets/icons/tray/tray.png'),
    url,
    open: () => void shell.openUiWindow().catch(logError),
    quit: () => app.quit(),
  });
  const show = ({ language, keepServing }: Settings) => {
    onLanguage(language);
    setUpMenus({
      language,
      platform: run.platform,
      keepsServing: keepServing,
      onKeepServing: (isOn) => void settings.write('keepServing', isOn).catch(logError),
      openLogFolder: () => void openFolder(logFolder).catch(logError),
    });
    // On a Mac an application goes on without a window by itself, and its place is the dock.
    if (run.platform !== 'darwin') tray.show(keepServing, language);
  };
  show(settings.read());
  settings.onChanged(show);
}

/** Electron tells of a failure by a sentence. */
async function openFolder(folder: string): Promise<void> {
  const problem = await system.openPath(folder);
  if (problem !== '') throw new Error(`${folder} could not be opened: ${problem}`);
}

/**
 * Fetches by Chromium's network: with the proxies of the system and the certificates that it trusts, which those of a
 * company may be. In a session of its own, because that of the windows reaches this machine only; nothing of it is
 * kept. Electron must be ready.
 */
function createUpstreamFetch(): typeof globalThis.fetch {
  const upstream = session.fromPartition('upstream', { cache: false });
  fetchNoDictionaries(upstream);
  return (input, init) =>
    upstream.fetch(input instanceof URL ? input.href : input, { ...init, credentials: 'omit' });
}
