// What takes time in a window, and what may come between.

import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';

/** A page gets this long to put down what it has. */
const MAX_CLOSE_MS = 1_000;

/**
 * Loads an address in a window. A load that is lost is no failure of the application: another load overtook it, which
 * Electron tells as ERR_ABORTED, or the window was closed meanwhile. Everything else is logged.
 */
export async function loadPage(
  window: BrowserWindow,
  url: string,
  log: (error: unknown) => void,
): Promise<void> {
  try {
    await window.loadURL(url);
  } catch (error) {
    if (!window.isDestroyed() && !isOvertaken(error)) log(error);
  }
}

function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED';
}

/** Asks a window to close, which its page hears and answers in its own time, and destroys one that does not. */
export async function closeWindow(window: BrowserWindow): Promise<void> {
  const closed = new Promise<void>((resolve) => void window.once('closed', () => resolve()));
  window.close();
  await Promise.race([closed, wait(MAX_CLOSE_MS)]);
  if (!window.isDestroyed()) window.destroy();
}
