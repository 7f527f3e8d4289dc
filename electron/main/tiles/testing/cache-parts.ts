import { createOpenFiles } from '../files/open-files.ts';
import { createSqliteThread } from '../sqlite/sqlite-thread.ts';

/** What caches are opened with. To be closed after the last test. */
export function createCacheParts() {
  const sqlite = createSqliteThread();
  const files = createOpenFiles(Date.now);
  return {
    sqlite,
    files,
    async close(): Promise<void> {
      await sqlite.close();
      await files.close();
    },
  };
}
