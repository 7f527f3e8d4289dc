// SQLite in a thread of the host's own, begun when the first database is opened.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AppError } from '../../../../shared/base/app-error.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { damaged } from '../../../../shared/tiles/cache-problems.ts';
import type { SqlReader } from '../../../../shared/tiles/stores/mbtiles-store.ts';
import type { SqlWriter } from '../../../../shared/tiles/writers/mbtiles-writer.ts';
import type { SqliteAnswer, SqliteCall } from './sqlite-messages.ts';

export interface SqliteThread {
  /** Opens a database to read. Fails with `tiles/damaged`, and with `tiles/no-sqlite`. */
  open(path: string): Promise<SqlReader>;
  /** Makes a database, which is whole when it is closed. Fails with `export/write-failed`, and with `tiles/no-sqlite`. */
  create(path: string): Promise<SqlWriter>;
  close(): Promise<void>;
}

interface PendingCall {
  resolve(answer: SqliteAnswer): void;
  reject(error: unknown): void;
}

export function createSqliteThread(): SqliteThread {
  let worker: Worker | undefined;
  const pending = new Map<number, PendingCall>();
  let count = 0;

  function start(): Worker {
    const started = new Worker(workerSource());
    started.on('message', (answer: SqliteAnswer) => {
      pending.get(answer.id)?.resolve(answer);
      pending.delete(answer.id);
      if (pending.size === 0) started.unref();
    });
    const end = (error: unknown) => {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
      if (worker === started) worker = undefined;
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread for SQLite ended')));
    return started;
  }

  function call(
    file: string,
    question: SqliteCall,
    failureOf: (file: string, reason: string) => AppError = badDatabase,
  ): Promise<SqliteAnswer> {
    worker ??= start();
    const thread = worker;
    const id = ++count;
    return new Promise<SqliteAnswer>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, call: question });
    }).then((answer) => {
      if (!('reason' in answer)) return answer;
      throw answer.isMissing ? appError('tiles/no-sqlite') : failureOf(file, answer.reason);
    });
  }

  return {
    async open(path) {
      const file = basename(path);
      const opened = await call(file, { kind: 'open', path });
      const database = 'database' in opened ? opened.database : 0;
      return {
        async all(sql, parameters = []) {
          const answer = await call(file, { kind: 'all', database, sql, parameters });
          return 'rows' in answer ? answer.rows : [];
        },
        async close() {
          await call(file, { kind: 'close', database });
        },
      };
    },
    async create(path) {
      const ask = (question: SqliteCall) => call(path, question, unwritten);
      const made = await ask({ kind: 'create', path });
      const database = 'database' in made ? made.database : 0;
      return {
        run: async (sql) => void (await ask({ kind: 'run', database, sql })),
        insert: async (sql, rows) => void (await ask({ kind: 'insert', database, sql, rows })),
        close: async () => void (await ask({ kind: 'close', database })),
      };
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

function unwritten(path: string, reason: string): AppError {
  // SQLite has words of its own for a full disk, whatever the system said.
  const problem = reason.includes('disk is full') ? 'full' : 'other';
  return appError('export/write-failed', { path, problem, reason });
}

/**
 * Beside this file in the sources, beside the bundle when built (build/vite.node.ts). The built one is given as text: a
 * thread of Electron may not see into the archive of the program.
 */
function workerSource(): URL {
  const built = join(import.meta.dirname, 'sqlite-worker.js');
  if (!existsSync(built)) return new URL('./sqlite-worker.ts', import.meta.url);
  return new URL(`data:text/javascript;base64,${readFileSync(built, 'base64')}`);
}

function badDatabase(file: string, reason: string): AppError {
  return damaged(file, 'badDatabase', reason);
}
