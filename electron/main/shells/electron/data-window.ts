import { BrowserWindow, type Session, type WebContents } from 'electron';
import type { Channel } from '../../../../shared/bridge/channel.ts';
import type { Log } from '../../../../shared/ports/log.ts';
import type { DataWindow } from '../shell.ts';
import { DATA_URL } from './app-scheme.ts';
import { safePreferences } from './guards.ts';

export interface DataWindowOptions {
  readonly session: Session;
  readonly preloadPath: string;
  readonly limitMs: number;
  readonly log: Log;
  /** Waits until the page of these contents asks for its ports, and joins it with the host. */
  readonly connected: (contents: WebContents) => Promise<Channel>;
  /** The window is gone. */
  readonly forget: (contents: WebContents) => void;
}

/**
 * Opens the hidden window that holds the data. Its timers run at full speed although nobody sees it. When its process
 * dies, the window is destroyed and its channel closes: the host then opens a new one.
 */
export async function openDataWindow(options: DataWindowOptions): Promise<DataWindow> {
  const window = new BrowserWindow({
    show: false,
    title: 'Varde data',
    webPreferences: {
      ...safePreferences(options.preloadPath),
      session: options.session,
      backgroundThrottling: false,
    },
  });
  const contents = window.webContents;
  logConsole(contents, 'data window', options.log);
  const gone = new Promise<never>((_, reject) => {
    contents.once('render-process-gone', (_event, { reason, exitCode }) => {
      options.log.error(`The data window ended: ${reason}, ${exitCode}`);
      reject(new Error(`The data window ended: ${reason}`));
      window.destroy();
    });
  });
  // Nobody waits for it once the window is up.
  gone.catch(() => undefined);
  window.once('closed', () => options.forget(contents));
  try {
    const channel = await Promise.race([
      Promise.all([options.connected(contents), window.loadURL(DATA_URL)]).then(([joined]) => joined),
      gone,
      limit(options.limitMs),
    ]);
    window.once('closed', () => channel.close());
    return {
      channel,
      close: async () => {
        if (!window.isDestroyed()) window.destroy();
      },
    };
  } catch (error) {
    if (!window.isDestroyed()) window.destroy();
    throw error;
  }
}

function limit(limitMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`The data window did not connect within ${limitMs} ms`)),
      limitMs,
    ).unref();
  });
}

/** Writes what a page tells its console into the log: nobody sees the console of a hidden window. */
function logConsole(contents: WebContents, page: string, log: Log): void {
  contents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level === 'debug') return;
    const place = level === 'error' && sourceId ? ` (${sourceId}:${lineNumber})` : '';
    const line = `${page}: ${message}${place}`;
    if (level === 'error') log.error(line);
    else log.info(line);
  });
}
