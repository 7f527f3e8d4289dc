import { type IpcMainEvent, ipcMain, type WebContents } from 'electron';
import { isAppUrl } from './app-scheme.ts';

/** The one message that a preload sends: its page is there and wants its ports. It carries nothing. */
const CONNECT_MESSAGE = 'varde:connect';

/**
 * Hears which window wants its ports. A message from a frame that is not the main frame of one of our own pages, or
 * that brings something along, is refused.
 */
export function setUpConnectionRequests(
  onConnect: (contents: WebContents) => void,
  log: (error: unknown) => void,
): () => void {
  const listener = (event: IpcMainEvent, ...extra: unknown[]) => {
    if (isOwnMainFrame(event) && extra.length === 0) onConnect(event.sender);
    else
      log(new Error(`Refused a request for ports from ${event.senderFrame?.url ?? 'a frame that is gone'}`));
  };
  ipcMain.on(CONNECT_MESSAGE, listener);
  return () => void ipcMain.off(CONNECT_MESSAGE, listener);
}

function isOwnMainFrame({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppUrl(senderFrame.url);
}
