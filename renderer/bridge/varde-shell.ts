// What the preload of the Electron shell gives to this window; nothing is there in the browser shell.

declare global {
  var vardeShell:
    | {
        readonly name: 'electron';
        /** A token under which the host reads a file from its own place; undefined for one that is on no disk. */
        offerFile(file: File): Promise<string | undefined>;
      }
    | undefined;
}

export function isElectronShell(): boolean {
  return globalThis.vardeShell?.name === 'electron';
}

const known = new WeakMap<object, string>();

/** Remembers the token with which the shell handed a file over. */
export function rememberToken(file: File, token: string): void {
  known.set(file, token);
}

const folders = new WeakMap<object, FileSystemDirectoryEntry>();

/** Remembers the folder that was dropped: the page cannot see by a File alone that it is one, nor what is in it. */
export function rememberFolder(file: File, folder: FileSystemDirectoryEntry): void {
  folders.set(file, folder);
}

/** The folder that a file stands for; undefined of a file. */
export function folderOf(file: object): FileSystemDirectoryEntry | undefined {
  return folders.get(file);
}

const paths = new WeakMap<object, string>();

/** A file or folder that a person named by its path, as the other ways to open a file hand one over. */
export function fileAtPath(path: string): File {
  const file = new File([], path.split(/[\\/]/).findLast((name) => name !== '') ?? path);
  paths.set(file, path);
  return file;
}

/** The path by which a person named a file. */
export function pathOf(file: object): string | undefined {
  return paths.get(file);
}

/** The token of a file, good for once; undefined where the host knows no path of it, and its bytes must be sent. */
export async function tokenOf(file: object): Promise<string | undefined> {
  const token = known.get(file);
  if (token !== undefined) {
    known.delete(file);
    return token;
  }
  return file instanceof File ? globalThis.vardeShell?.offerFile(file) : undefined;
}
