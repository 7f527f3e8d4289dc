// The rules that the double enforces, each with faults that break it: a text in a file of the shell, and what stands in its
// place. `complaint` is what the double, or the day over it, says then.

import { GUARD_FAULTS } from './planted-guard-faults.ts';
import type { PlantedFault } from './shell-tour.ts';

const later = (call: string) =>
  `app.whenReady().then(() => ${call}).catch((error) => process.stderr.write(String(error)));`;
const LATE = '  endWithSession();\n  await';

export const SHELL_FAULTS: { readonly [rule: string]: readonly PlantedFault[] } = {
  'what precedes ready can not be done afterwards': [
    {
      file: '../../main.ts',
      from: 'registerAppScheme();\napp',
      to: `${later('registerAppScheme()')}\napp`,
      complaint: /registerSchemesAsPrivileged should be called before app is ready/,
    },
    {
      file: '../../main.ts',
      from: 'app.enableSandbox();',
      to: later('app.enableSandbox()'),
      complaint: /enableSandbox\(\) can only be called before/,
    },
    { file: 'run-electron.ts', from: LATE, to: `  setUpDrawing();\n${LATE}`, complaint: /has no effect/ },
    {
      file: 'run-electron.ts',
      from: LATE,
      to: `  app.setPath('userData', start.profile);\n${LATE}`,
      complaint: /sessions use the old folder/,
    },
    {
      file: 'run-electron.ts',
      from: LATE,
      to: `  keepCrashDumps(start.profile);\n${LATE}`,
      complaint: /first processes are not watched/,
    },
  ],
  'what needs ready can not be had before': [
    {
      file: 'run-electron.ts',
      from: 'app.whenReady().then(() =>',
      to: 'Promise.resolve().then(() =>',
      complaint: /when app is ready/,
    },
    {
      file: 'data-window.ts',
      from: 'export interface',
      to: 'new BrowserWindow();\nexport interface',
      complaint: /Cannot create BrowserWindow before app is ready/,
    },
    {
      file: 'ui-window.ts',
      from: 'export interface',
      to: 'screen.getAllDisplays();\nexport interface',
      complaint: /'screen' module can't be used/,
    },
    {
      file: 'tray.ts',
      from: 'export interface',
      to: "new Tray('/icon.png');\nexport interface",
      complaint: /Cannot create Tray before app is ready/,
    },
    {
      file: 'electron-shell.ts',
      from: '/** Asks',
      to: 'dialog.showSaveDialog({});\n/** Asks',
      complaint: /dialog module can only be used after/,
    },
  ],
  'schemes are registered once, as standard, and handled once on the session of the windows': [
    {
      file: '../../main.ts',
      from: 'registerAppScheme();\napp',
      to: 'registerAppScheme();\nregisterAppScheme();\napp',
      complaint: /can be called only once/,
    },
    { file: 'app-scheme.ts', from: 'standard: true, ', to: '', complaint: /not registered as standard/ },
    {
      file: 'electron-setup.ts',
      from: 'serveApp(session.defaultSession',
      to: "serveApp(session.fromPartition('pages')",
      complaint: /ERR_UNKNOWN_URL_SCHEME/,
    },
    {
      file: 'electron-setup.ts',
      from: '  followTheme(',
      to: "  session.defaultSession.protocol.handle('app', uiAnswer);\n  followTheme(",
      complaint: /Failed to register protocol/,
    },
    {
      file: 'app-scheme.ts',
      from: 'return answers[page](new URL(request.url).pathname);',
      to: 'return undefined;',
      complaint: /ERR_FAILED/,
    },
    {
      file: 'app-scheme.ts',
      from: 'new Uint8Array(reply.body)',
      to: 'null',
      complaint: /ERR_EMPTY_RESPONSE/,
    },
  ],
  'paths are known, absolute and there': [
    {
      file: 'run-electron.ts',
      from: "app.setPath('userData', profile)",
      to: "app.setPath('userData', 'profile')",
      complaint: /Path must be absolute/,
    },
    {
      file: 'run-electron.ts',
      from: 'makeOwnFolder(profile);',
      to: '',
      complaint: /does not exist/,
    },
    {
      file: 'run-electron.ts',
      from: "app.getPath('downloads')",
      to: "app.getPath('download')",
      complaint: /Failed to get 'download' path/,
    },
  ],
  'a lock that was left looks like one that is held': [
    {
      file: 'instance-lock.ts',
      from: 'if (holder.host === hostname() && isAlive(holder.pid)) return',
      to: 'return',
      prepared: 'staleLock',
      complaint: /holds the data folder/,
    },
  ],
  'a packaged program is debugged by whoever asks': [
    {
      file: 'run-electron.ts',
      from: 'if (refused) return',
      to: 'if (false) return',
      prepared: 'packagedDebugging',
      complaint: /^$/,
    },
  ],
  'a sandboxed preload is a plain script with an absolute path': [
    { file: 'electron-setup.ts', from: 'preload.cjs', to: 'preload.mjs', complaint: /must be .cjs/ },
    {
      file: 'electron-setup.ts',
      from: "join(dist, 'electron/preload.cjs')",
      to: "'electron/preload.cjs'",
      complaint: /must have absolute paths/,
    },
  ],
  'what is destroyed throws at every use': [
    {
      file: 'electron-shell.ts',
      from: '      ui = undefined;\n',
      to: '',
      complaint: /Object has been destroyed/,
    },
    { file: 'tray.ts', from: '        tray = undefined;\n', to: '', complaint: /Tray is destroyed/ },
    {
      file: 'menu.ts',
      from: 'Menu.buildFromTemplate(items).popup',
      to: 'window.destroy();\n      Menu.buildFromTemplate(items).popup',
      complaint: /Object has been destroyed/,
    },
  ],
  'loads are rejected when they are overtaken or broken off': [
    { file: 'window-steps.ts', from: "=== 'ERR_ABORTED'", to: "=== 'ERR_OTHER'", complaint: /ERR_ABORTED/ },
    {
      file: 'window-steps.ts',
      from: '!window.isDestroyed() && !isOvertaken',
      to: '!isOvertaken',
      complaint: /ERR_FAILED/,
    },
  ],
  'a hidden window may never paint': [
    {
      file: 'ui-window.ts',
      from: "window.webContents.once('did-finish-load', show);",
      to: '',
      complaint: /the window is not shown/,
    },
  ],
  'a close takes its time, and the page hears of it': [
    {
      file: 'window-steps.ts',
      from: '  await Promise.race([closed, wait(MAX_CLOSE_MS)]);\n',
      to: '',
      complaint: /does not hear that it is left/,
    },
  ],
  'messages reach a page that is there, ports wait for start, and nobody has one twice': [
    {
      file: 'electron-shell.ts',
      from: '    const contents = window.webContents;\n',
      to: '    const contents = window.webContents;\n    broker.connectUi(contents);\n',
      complaint: /it is lost/,
    },
    {
      file: 'port-broker.ts',
      from: '      port.start();\n',
      to: '',
      complaint: /hears nothing of the data window/,
    },
    {
      file: 'port-broker.ts',
      from: '      port.close();\n      onClosed();',
      to: '      port.close();',
      complaint: /not told as closed/,
    },
    {
      file: 'port-broker.ts',
      from: "  port.on('close', onClosed);\n",
      to: '',
      complaint: /of a window that is gone stays open/,
    },
    {
      file: 'port-broker.ts',
      from: 'return electronPortChannel(port1)',
      to: 'return electronPortChannel(port2)',
      complaint: /neutered/,
    },
    {
      file: 'port-broker.ts',
      from: '{ role }, [port2]',
      to: '{ role: () => role }, [port2]',
      complaint: /could not be cloned/,
    },
  ],
  ...GUARD_FAULTS,
  'arguments are checked': [
    {
      file: 'window-theme.ts',
      from: "theme === 'sun' ? 'light' : theme",
      to: 'theme',
      complaint: /Error processing argument sun/,
    },
    {
      file: 'failures.ts',
      from: '{ uploadToServer: false }',
      to: '{}',
      complaint: /submitURL must be specified/,
    },
    {
      file: 'electron-setup.ts',
      from: 'assets/icons/tray/tray.png',
      to: 'assets/icons/tray.png',
      complaint: /Failed to load image/,
    },
    {
      file: 'menu.ts',
      from: "return { type: 'separator' };",
      to: 'return {};',
      complaint: /must have at least one of label, role or type/,
    },
    {
      file: 'electron-setup.ts',
      from: "if (problem !== '') throw",
      to: 'if (false) throw',
      complaint: /nothing is said of: could not be opened/,
    },
  ],
  'the end is asked for, and can be held back': [
    {
      file: 'lifecycle.ts',
      from: "app.on('window-all-closed', () => undefined);",
      to: '',
      complaint: /the services end with the window/,
    },
    {
      file: 'lifecycle.ts',
      from: '    event.preventDefault();\n    if (isShuttingDown)',
      to: '    if (isShuttingDown)',
      complaint: /ends before the host/,
    },
    {
      file: 'lifecycle.ts',
      from: '.then(() => app.exit(0))',
      to: '.then(() => app.quit())',
      complaint: /it does not end/,
    },
  ],
  'a terminal that is closed breaks what is written to it': [
    { file: '../../main.ts', from: 'outliveClosedOutput();\n', to: '', complaint: /write EPIPE/ },
  ],
  'what the double does not know can not be used': [
    {
      file: 'failures.ts',
      from: "app.setPath('crashDumps', folder)",
      to: 'app.setAppLogsPath(folder)',
      complaint: /has no app.setAppLogsPath/,
    },
  ],
};
