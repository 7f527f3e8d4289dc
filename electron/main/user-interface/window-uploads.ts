import type { Uploads } from '../files/imports/uploads.ts';

export interface WindowUploads extends Uploads {
  /** The window is gone: nobody sends the rest of what was coming. */
  leave(): void;
}

/** The uploads of one window. A large file that half came would lie on the disk for as long as the host runs. */
export function createWindowUploads(uploads: Uploads, log: (error: unknown) => void): WindowUploads {
  const coming = new Set<string>();
  let isGone = false;

  function giveUp(fileId: string): void {
    coming.delete(fileId);
    uploads.abort(fileId).catch(log);
  }

  return {
    async begin(file) {
      const fileId = await uploads.begin(file);
      coming.add(fileId);
      if (isGone) giveUp(fileId);
      return fileId;
    },
    append: (fileId, part) => uploads.append(fileId, part),
    async end(fileId) {
      await uploads.end(fileId);
      coming.delete(fileId);
    },
    async abort(fileId) {
      coming.delete(fileId);
      await uploads.abort(fileId);
    },
    leave() {
      isGone = true;
      for (const fileId of [...coming]) giveUp(fileId);
    },
  };
}
