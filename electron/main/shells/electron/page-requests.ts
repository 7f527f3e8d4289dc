import { isAbsolute } from 'node:path';
import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { type AppPage, pageOf } from './app-scheme.ts';
import type { OpenedFiles } from './opened-files.ts';

/** The message by which a preload says that its page is there and wants its ports. It carries nothing. */
const CONNECT_MESSAGE = 'varde:connect';

/**
 * Hears which window wants its ports, and which of our own pages is in it. A message from a frame that is not the main
 * frame of such a page, or that brings something along, is refused.
 */
export function setUpConnectionRequests(
  onConnect: (contents: WebContents, page: AppPage) => void,
  log: (error: unknown) => void,
): () => void {
  const listener = (event: IpcMainEvent, ...extra: unknown[]) => {
    const page = ownPage(event);
    if (page !== undefined && extra.length === 0) onConnect(event.sender, page);
    else
      log(new Error(`Refused a request for ports from ${event.senderFrame?.url ?? 'a frame that is gone'}`));
  };
  ipcMain.on(CONNECT_MESSAGE, listener);
  return () => void ipcMain.off(CONNECT_MESSAGE, listener);
}

/**
 * Which of our own pages sent a message from its main frame; undefined for every other sender. Its origin counts, and not
 * its address: that of a blank or sandboxed document does not say whose it is.
 */
function ownPage({
  senderFrame,
}: Pick<IpcMainEvent | IpcMainInvokeEvent, 'senderFrame'>): AppPage | undefined {
  return senderFrame !== null && senderFrame.parent === null ? pageOf(senderFrame.origin) : undefined;
}

/** The preload asks for the token of a file that its page got from a person. */
const OFFER_MESSAGE = 'varde:offer-file';

/**
 * Gives the user interface tokens for files that a person chose or dropped there. The path comes from the preload, which
 * has it from Chromium by the File itself: to the page a path is nothing that it sees or says.
 */
export function setUpChosenFiles(
  openedFiles: Pick<OpenedFiles, 'admit'>,
  log: (error: unknown) => void,
): void {
  ipcMain.handle(OFFER_MESSAGE, (event: IpcMainInvokeEvent, ...args: unknown[]) => {
    const [path] = args;
    if (ownPage(event) === 'ui' && args.length === 1 && typeof path === 'string' && isAbsolute(path))
      return openedFiles.admit(path);
    log(new Error(`Refused a file from ${event.senderFrame?.url ?? 'a frame that is gone'}`));
    return undefined;
  });
}
