// The thread for SQLite, whose calls are synchronous: a file without an index may take seconds, and nobody waits for it
// but who asked. Node runs it as it is, so it imports nothing of ours but types.

import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { SqlRow } from '../../../../shared/tiles/stores/mbtiles-store.ts';
import type { SqliteAnswer, SqliteCall, SqliteQuestion } from './sqlite-messages.ts';

const databases = new Map<number, DatabaseSync>();
let count = 0;

/** Absent in a Node that was built without it. */
const sqlite = await import('node:sqlite').catch(() => undefined);

function answer(id: number, call: SqliteCall): SqliteAnswer {
  if (!sqlite) return { id, reason: 'node:sqlite', isMissing: true };
  switch (call.kind) {
    case 'open': {
      const url = pathToFileURL(call.path);
      // Nobody writes to it: no locks, and no files beside it on a disk that cannot be written.
      if (!existsSync(`${call.path}-wal`)) url.searchParams.set('immutable', '1');
      databases.set(++count, new sqlite.DatabaseSync(url, { readOnly: true }));
      return { id, database: count };
    }
    case 'all': {
      const rows: readonly SqlRow[] | undefined = databases
        .get(call.database)
        ?.prepare(call.sql)
        .all(...call.parameters);
      return { id, rows: rows ?? [] };
    }
    case 'close':
      databases.get(call.database)?.close();
      databases.delete(call.database);
      return { id, isDone: true };
    case 'create': {
      const made = new sqlite.DatabaseSync(call.path);
      // Nobody reads it before it is whole: what is half when the machine stops is thrown away. A journal on the disk would
      // stay behind where that is full; to have none at all is refused by databases that defend themselves.
      made.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE');
      databases.set(++count, made);
      return { id, database: count };
    }
    case 'run':
      databases.get(call.database)?.exec(call.sql);
      return { id, isDone: true };
    case 'insert':
      insert(databases.get(call.database), call.sql, call.rows);
      return { id, isDone: true };
  }
}

function insert(
  database: DatabaseSync | undefined,
  sql: string,
  rows: Extract<SqliteCall, { kind: 'insert' }>['rows'],
): void {
  if (!database) return;
  database.exec('BEGIN');
  const put = database.prepare(sql);
  for (const row of rows) put.run(...row);
  database.exec('COMMIT');
}

parentPort?.on('message', ({ id, call }: SqliteQuestion) => {
  let told: SqliteAnswer;
  try {
    told = answer(id, call);
  } catch (error) {
    told = { id, reason: error instanceof Error ? error.message : String(error), isMissing: false };
  }
  parentPort?.postMessage(told);
});
