import { isAbsolute } from 'node:path';
import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { ownPage } from './connection-requests.ts';
import type { OpenedFiles } from './opened-files.ts';

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
