// A double of the module `electron` that enforces Electron's own rules, for tests: the package itself fetches a binary
// on its first import. What code under test imports from `electron` is found here by its name; tests steer it through
// `electronDouble`. Members are typed against electron.d.ts, so a new version that changes them does not compile.

import { appDouble } from './double-app.ts';
import { MessageChannelMainDouble } from './double-ports.ts';
import { contextBridgeDouble, ipcRendererDouble, webUtilsDouble } from './double-preload.ts';
import { sessionsDouble } from './double-session.ts';
import { doubleState, strict } from './double-state.ts';
import {
  crashReporterDouble,
  dialogDouble,
  ipcMainDouble,
  MenuDouble,
  nativeThemeDouble,
  powerMonitorDouble,
  protocolDouble,
  screenDouble,
  shellDouble,
  TrayDouble,
} from './double-system.ts';
import { type BrowserWindowDouble, openWindows, StrictBrowserWindow } from './double-window.ts';

export const app = strict('app', appDouble);
export const protocol = strict('protocol', protocolDouble);
export const session = strict('session', sessionsDouble);
export const screen = strict('screen', screenDouble);
export const dialog = strict('dialog', dialogDouble);
export const shell = strict('shell', shellDouble);
export const ipcMain = strict('ipcMain', ipcMainDouble);
export const nativeTheme = strict('nativeTheme', nativeThemeDouble);
export const crashReporter = strict('crashReporter', crashReporterDouble);
export const powerMonitor = strict('powerMonitor', powerMonitorDouble);
export const contextBridge = strict('contextBridge', contextBridgeDouble);
export const ipcRenderer = strict('ipcRenderer', ipcRendererDouble);
export const webUtils = strict('webUtils', webUtilsDouble);
export {
  MenuDouble as Menu,
  MessageChannelMainDouble as MessageChannelMain,
  StrictBrowserWindow as BrowserWindow,
  TrayDouble as Tray,
};

/** How tests steer the double. */
export const electronDouble = {
  state: doubleState,
  startAnew(): void {
    appDouble.startAnew();
    ipcMainDouble.startAnew();
    powerMonitorDouble.removeAllListeners();
  },
  becomeReady: () => appDouble.becomeReady(),
  windows: (): BrowserWindowDouble[] => [...openWindows],
  app: appDouble,
  ipcMain: ipcMainDouble,
  powerMonitor: powerMonitorDouble,
  defaultSession: () => sessionsDouble.defaultSession,
  sessionOf: (partition: string) => sessionsDouble.fromPartition(partition),
};
