// What happens to the files of a cache: whatever it is, a tile is the one that was stored, or there is a fault or none.
// `npm run tiles -- [KILLS] [SEED]` asks for a long run, or for that of a failure.

import {
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../../../shared/base/app-error.ts';
import { isErrorCode } from '../../../../shared/contracts/errors.ts';
import { createSetAside } from '../../files/set-aside.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import {
  compactV1Files,
  compactV2Files,
  explodedFiles,
  writeFiles,
  writeMbtiles,
  writePmtiles,
} from '../testing/small-caches.ts';
import { pngTile, SMALL_TILES } from '../testing/small-tiles.ts';
import { openTileCaches } from './tile-caches.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const COUNT = Number(process.env['VARDE_TILE_DAMAGES'] ?? 20);
const SEED = Number(process.env['VARDE_TILE_SEED'] ?? Date.now() % 1_000_000);

/** Lehmer's generator, so that a run can be had again. */
function createRandom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const KINDS: readonly ((folder: string) => string | Promise<string>)[] = [
  (folder) => writeMbtiles(join(folder, 'a.mbtiles')),
  (folder) => writePmtiles(join(folder, 'a.pmtiles')),
  (folder) => writeFiles(join(folder, 'a'), compactV2Files()),
  (folder) => writeFiles(join(folder, 'a'), compactV1Files()),
  (folder) => writeFiles(join(folder, 'a'), explodedFiles()),
];

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('conf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Cuts a file, flips a bit, or writes zeros over a part of it. Gives what was done. */
function damage(path: string, random: (below: number) => number): string {
  const bytes = readFileSync(path);
  const at = random(Math.max(1, bytes.length));
  switch (random(3)) {
    case 0: {
      const file = openSync(path, 'r+');
      ftruncateSync(file, at);
      closeSync(file);
      return `cut at ${at}`;
    }
    case 1:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
      writeFileSync(path, bytes);
      return `flipped at ${at}`;
    default:
      bytes.fill(0, at, Math.min(bytes.length, at + 1 + random(4096)));
      writeFileSync(path, bytes);
      return `zeros at ${at}`;
  }
}

test(`a damaged cache gives the tiles that were stored, faults or nothing (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  const { signal } = new AbortController();
  let faults = 0;
  for (let index = 0; index < COUNT; index++) {
    const folder = folders.create();
    const path = (await KINDS[index % KINDS.length]?.(folder)) ?? '';
    const caches = await openTileCaches(join(folder, 'tiles'), {
      setAside: createSetAside(join(folder, 'aside')),
      nowMs: Date.now,
    });
    const files = filesBelow(path);
    const file = files[random(files.length)] ?? path;
    const story = `${index} ${file.slice(folder.length)} ${damage(file, random)}`;
    try {
      const { draftId } = await caches.look(path, { isUploaded: false });
      const { cacheId } = await caches.take(draftId, { isCopy: false, mapNames: [], signal });
      for (const tile of SMALL_TILES) {
        const read = await caches.read(cacheId, tile).catch(told(story));
        if (!read) faults++;
        else
          expect(Buffer.from(pngTile(tile)).equals(read.bytes), `${story} ${JSON.stringify(tile)}`).toBe(
            true,
          );
      }
    } catch (error) {
      told(story)(error);
      faults++;
    } finally {
      await caches.close();
      folders.removeAll();
    }
  }
  console.log(`${COUNT} caches of ${KINDS.length} kinds were damaged: ${faults} faults (seed ${SEED})`);
  // The damage is real: some of it is met.
  expect(faults).toBeGreaterThan(0);
}, 600_000);

/** The index of a database as it was before its tiles were changed. */
function leaveIndexBehind(path: string, changed: string): void {
  const read = new DatabaseSync(path);
  const index = read.prepare("SELECT rootpage, sql FROM sqlite_master WHERE type = 'index'").get();
  read.close();
  const change = (sql: string) => {
    const database = new DatabaseSync(path, { defensive: false });
    database.exec(`PRAGMA writable_schema = ON; ${sql}`);
    database.close();
  };
  change("DELETE FROM sqlite_master WHERE type = 'index'");
  change(changed);
  change(
    `INSERT INTO sqlite_master VALUES ('index', 'tile_index', 'tiles', ${index?.['rootpage']}, '${index?.['sql']}')`,
  );
}

const MOVED = 'UPDATE tiles SET tile_column = 1 - tile_column WHERE zoom_level = 1 AND tile_row = 0';
const GONE = 'DELETE FROM tiles WHERE zoom_level = 1 AND tile_row = 0';

test.for([
  ['another tile', MOVED],
  ['no tile', GONE],
] as const)('an index that leads to %s is a fault, and the other tiles are there', async ([, changed]) => {
  const folder = folders.create();
  const path = writeMbtiles(join(folder, 'a.mbtiles'));
  leaveIndexBehind(path, changed);
  const setAside = createSetAside(join(folder, 'aside'));
  const caches = await openTileCaches(join(folder, 'tiles'), { setAside, nowMs: Date.now });
  const { draftId } = await caches.look(path, { isUploaded: false });
  const { signal } = new AbortController();
  const { cacheId } = await caches.take(draftId, { isCopy: false, mapNames: [], signal });
  for (const column of [0, 1]) {
    const moved = caches.read(cacheId, { level: 1, row: 1, column });
    await expect(moved).rejects.toMatchObject({
      code: 'tiles/damaged',
      details: { file: 'a.mbtiles', problem: 'badDatabase' },
    });
  }
  const tile = { level: 1, row: 0, column: 1 };
  expect((await caches.read(cacheId, tile))?.bytes).toEqual(pngTile(tile));
  await caches.close();
});

/** Passes failures that are told by name; any other is ours. */
function told(story: string) {
  return (error: unknown): undefined => {
    if (error instanceof AppError && isErrorCode(error.code)) return;
    throw new Error(story, { cause: error });
  };
}
