import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { generateManyRegistrations } from '../../shared/testing/many-registrations.ts';
import { createSqlite } from './observations-sqlite.bench.ts';

/** As the host begins the next one. */
const SEGMENT_BYTES = 8 * 1024 * 1024;
const LINES_AT_ONCE = 500;

/**
 * Writes the journal of a data folder in which nothing is yet, a change for each of `rows` registrations, and gives the
 * same rows in SQLite. Nothing of it is synced: no power is cut.
 */
export function writeManyRegistrations(
  dataFolder: string,
  databasePath: string,
  { rows, seed }: { readonly rows: number; readonly seed: number },
): DatabaseSync {
  const folder = join(dataFolder, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = createSqlite(databasePath);
  const segments = createSegments(folder);
  let [lines, number] = [[] as string[], 0];
  for (const value of generateManyRegistrations(rows, seed)) {
    sqlite.insert(value);
    number += 1;
    const id = String(value.registration['Id']);
    const puts = [{ kind: 'registration', id, files: [], value: { ...value } }];
    lines.push(
      changeLine({
        number,
        atMs: value.registeredAtMs,
        who: 'user',
        why: 'observations.insert',
        puts,
        deletes: [],
      }),
    );
    if (lines.length === LINES_AT_ONCE) {
      segments.write(lines.join(''));
      lines = [];
    }
  }
  segments.write(lines.join(''));
  segments.end();
  return sqlite.finish();
}

/** As the journal is read: a change with the checksum of its text. */
function changeLine(change: object): string {
  const text = JSON.stringify(change);
  return `{"sha256":"${createHash('sha256').update(text).digest('hex')}","change":${text}}\n`;
}

function createSegments(folder: string) {
  const nameOf = (number: number) => `changes-${String(number).padStart(6, '0')}.jsonl`;
  let [segment, bytes] = [1, 0];
  let file = openSync(join(folder, nameOf(segment)), 'w', 0o600);
  return {
    write(text: string): void {
      bytes += writeSync(file, text);
      if (bytes < SEGMENT_BYTES) return;
      closeSync(file);
      [segment, bytes] = [segment + 1, 0];
      file = openSync(join(folder, nameOf(segment)), 'w', 0o600);
    },
    end: () => closeSync(file),
  };
}
