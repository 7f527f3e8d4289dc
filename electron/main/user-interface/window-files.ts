import type { Uploads } from '../files/imports/uploads.ts';
import type { ImportJobs } from '../jobs/import-jobs.ts';

export interface WindowFiles extends Uploads {
  /** The window has a file read, which it came with. */
  read: ImportJobs['read'];
  /** The window is gone: nobody sends the rest of what was coming, or says a word for what was read. */
  leave(): void;
}

/** The files of one window. One that half came, or waits for a word, would stay for as long as the host runs. */
export function createWindowFiles(
  uploads: Uploads,
  importJobs: Pick<ImportJobs, 'read' | 'leave'>,
  log: (error: unknown) => void,
): WindowFiles {
  const coming = new Set<string>();
  const looked = new Set<string>();
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
    read(fileId) {
      const job = importJobs.read(fileId);
      looked.add(fileId);
      return job;
    },
    leave() {
      isGone = true;
      for (const fileId of [...coming]) giveUp(fileId);
      for (const fileId of looked) importJobs.leave(fileId);
    },
  };
}
