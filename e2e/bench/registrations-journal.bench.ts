// A data folder with the journal of many registrations, as if each had been posted, and the same rows in SQLite.

import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { generateManyRegistrations } from '../../shared/testing/many-registrations.ts';
import { createSqlite, openSqlite } from './observations-sqlite.bench.ts';

/** As the host begins the next one. */
const SEGMENT_BYTES = 8 * 1024 * 1024;
const LINES_AT_ONCE = 500;

interface Wanted {
  readonly rows: number;
  readonly seed: number;
}

/**
 * Makes both below a folder, or takes those that an earlier call made there. Fails where they are of other rows: they
 * would be measured as what they are not.
 */
export function openManyRegistrations(folder: string, wanted: Wanted) {
  const dataFolder = join(folder, 'data');
  const databasePath = join(folder, 'rows.db');
  const note = join(folder, 'made.json');
  if (!existsSync(note)) {
    const database = writeManyRegistrations(dataFolder, databasePath, wanted);
    writeFileSync(note, JSON.stringify(wanted));
    return { dataFolder, database };
  }
  const made: Wanted = JSON.parse(readFileSync(note, 'utf8'));
  if (made.rows !== wanted.rows || made.seed !== wanted.seed)
    throw new Error(
      `${folder} holds ${made.rows} registrations of seed ${made.seed}, and others were asked for`,
    );
  return { dataFolder, database: openSqlite(databasePath) };
}

/**
 * Writes the journal of a data folder in which nothing is yet, a change for each of `rows` registrations. Nothing of it
 * is synced: no power is cut.
 */
function writeManyRegistrations(
  dataFolder: string,
  databasePath: string,
  { rows, seed }: Wanted,
): DatabaseSync {
  const folder = join(dataFolder, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Said of a folder that is not empty any more, so that other services have something to answer.
  writeFileSync(join(dataFolder, 'seed'), 'sample\n');
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
        why: 'observation.insert',
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
