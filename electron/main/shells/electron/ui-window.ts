import { BrowserWindow, type Session, screen } from 'electron';
import { UI_URL } from './app-scheme.ts';
import { safePreferences } from './guards.ts';
import { LEAST_SIZE, placeOnDisplays, readWindowState, rememberWindowState } from './window-state.ts';
import { loadPage } from './window-steps.ts';

/** So often a window whose process died is loaded again; after that something is wrong that loading does not mend. */
const MAX_RELOADS = 3;

/** A page that has neither painted nor loaded by then is shown all the same: a person must see that Varde runs. */
const MAX_SHOW_MS = 3_000;

export interface UiWindowOptions {
  readonly session: Session;
  readonly preloadPath: string;
  readonly stateFile: string;
  /** What is seen before the first frame, as a hexadecimal colour. */
  readonly backgroundColor: string;
  readonly log: (error: unknown) => void;
}

/** Makes the window that people see, where it was last time. It shows itself once there is something to see. */
export function createUiWindow(options: UiWindowOptions): BrowserWindow {
  const state = readWindowState(options.stateFile);
  const window = new BrowserWindow({
    ...placeOnDisplays(state, screen.getAllDisplays()),
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    title: 'Varde',
    backgroundColor: options.backgroundColor,
    webPreferences: { ...safePreferences(options.preloadPath), session: options.session },
  });
  rememberWindowState(window, options.stateFile, options.log);
  reloadAfterCrash(window, options.log);
  showOnce(window, state?.isMaximized === true);
  return window;
}

/**
 * Shows the window at the first of three signs. Under Wayland a hidden window may never paint, and then it is never
 * ready to show (electron/electron#48859).
 */
function showOnce(window: BrowserWindow, isMaximized: boolean): void {
  let isShown = false;
  const show = () => {
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    clearTimeout(limit);
    if (isMaximized) window.maximize();
    window.show();
  };
  const limit = setTimeout(show, MAX_SHOW_MS);
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', show);
  window.once('closed', () => clearTimeout(limit));
}

function reloadAfterCrash(window: BrowserWindow, log: (error: unknown) => void): void {
  let reloads = 0;
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log(new Error(`The app window ended: ${reason}, ${exitCode}`));
    if (reason === 'clean-exit' || reloads === MAX_RELOADS) return;
    reloads++;
    void loadPage(window, UI_URL, log);
  });
}

/** The link of a view stands behind the hash: a change of it never leaves the page. */
export function uiAddress(viewLink: string | undefined): string {
  return viewLink === undefined ? UI_URL : `${UI_URL}#${encodeURIComponent(viewLink)}`;
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
