import { extname, join } from 'node:path';
import { type BrowserWindow, dialog, type SaveDialogOptions } from 'electron';
import type { SaveDialogOptions as ShellSaveOptions } from '../shell.ts';

/** Asks where to save, over the window when there is one. Undefined when the person closed the dialog. */
export async function chooseSavePath(
  window: BrowserWindow | undefined,
  { folder, proposedName }: ShellSaveOptions,
): Promise<string | undefined> {
  const extension = extname(proposedName).slice(1);
  const options: SaveDialogOptions = {
    defaultPath: join(folder, proposedName),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    ...(extension ? { filters: [{ name: extension.toUpperCase(), extensions: [extension] }] } : {}),
  };
  const { canceled, filePath } = window
    ? await dialog.showSaveDialog(window, options)
    : await dialog.showSaveDialog(options);
  return canceled || filePath === '' ? undefined : filePath;
}
