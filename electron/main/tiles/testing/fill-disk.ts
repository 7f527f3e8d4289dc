// A build or an export on a disk that is too small for it, until somebody makes room.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { metatileOf, tilesOf } from '../../../../shared/tiles/drawn/metatile.ts';
import { boxOfTiles } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { findScheme, webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import {
  levelRanges,
  selectedTiles,
  type TileSelection,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import { imageKindOf } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import type { Job } from '../../jobs/job-file.ts';
import { createJobs } from '../../jobs/jobs.ts';
import type { DrawnTileCache } from '../drawn/drawn-cache.ts';
import { openCache } from '../files/open-cache.ts';
import { createTileJobs } from '../jobs/tile-jobs.ts';
import { drawBlock, openBuilding, SELECTION } from './build-web-tiles.ts';
import { createCacheParts } from './cache-parts.ts';
import { paintedTile } from './small-tiles.ts';

/** What is written: a build of a published map, or an export. */
export const WRITTEN = ['build', 'mbtiles', 'pmtiles', 'compact-v2', 'exploded'] as const;
export type Written = (typeof WRITTEN)[number];

/** Bytes of the disk: several times as much as any of these takes. */
export const DISK_BYTES = 12_000_000;

/** What came of it. */
export interface FilledDisk {
  /** How the job ended on the full disk, begun and taken up again. */
  readonly failed: readonly Pick<Job, 'state' | 'errorCode' | 'isResumable'>[];
  readonly problem: string;
  /** Names in the folder of the job that were not there before. */
  readonly left: readonly string[];
  /** Tiles that lie there, and those that were given otherwise than they are. */
  readonly kept: number;
  readonly wrong: number;
  /** With room: how the job ended, and how many tiles are missing then. */
  readonly ended: Job['state'] | undefined;
  readonly missing: number;
}

/** The whole world at three levels, in tiles of 187 kB. */
const LEVELS = { minLevel: 0, maxLevel: 2 };
const scheme = webScheme(LEVELS.maxLevel, 256);
const box = boxOfTiles(scheme, 0, { minRow: 0, maxRow: 0, minColumn: 0, maxColumn: 0 });
const facts: TileFacts = {
  ...{ name: 'Prøve', storage: 'mbtiles', scheme, format: 'PNG', quality: 0 },
  ...{ ...LEVELS, ...(box && { box }) },
};
const exported = { cacheId: 'source', ...LEVELS };
const tilesIn = (of: TileFacts, selection: TileSelection) => [
  ...selectedTiles(levelRanges(of, selection), of.scheme),
];

/** `roomBytes`: what is free at first. */
export async function fillDisk(what: Written, disk: string, roomBytes: number): Promise<FilledDisk> {
  const folder = join(disk, 'work');
  mkdirSync(folder);
  const ballast = join(disk, 'ballast');
  const { sqlite, files, close } = createCacheParts();
  const building = await openBuilding(join(folder, 'drawn-tiles'), drawBlock);
  const jobs = createJobs({
    file: { list: () => [], put: async () => undefined, remove: async () => undefined },
    ...{ nowMs: Date.now, onChanged: () => undefined, onForgotten: () => undefined },
    log: (error) => console.error(error),
  });
  const tileJobs = createTileJobs({
    ...{ jobs, sqlite, nowMs: Date.now, onKept: () => undefined, drawnFolder: folder },
    tiles: { facts: async () => facts, read: async (_, tile) => contentOf(tile) },
    drawn: { get: () => building.web, find: () => building.web },
    exports: {
      folder: () => folder,
      choosePath: async (name) => ({ path: join(folder, name), mayReplace: false }),
    },
  });
  const before = readdirSync(folder);
  writeFileSync(ballast, Buffer.alloc(DISK_BYTES - roomBytes));

  const first = what === 'build' ? tileJobs.build(SELECTION) : (await tileJobs.export(exported, what)).job;
  await jobs.settled();
  const failed = [endOf(jobs.list().at(-1))];
  const again = tileJobs.resume(first?.jobId ?? '');
  await jobs.settled();
  const { errorDetails } = jobs.list().at(-1) ?? {};
  failed.push(endOf(jobs.list().at(-1)));
  const left = readdirSync(folder).filter((name) => !before.includes(name));
  const full = await lookAt(building.web, what);

  rmSync(ballast);
  const last = tileJobs.resume(again?.jobId ?? '');
  await jobs.settled();
  const whole = what === 'build' ? await lookAt(building.web, what) : await lookInto(last);
  await building.close();
  await close();
  return {
    ...{
      failed,
      problem: isJsonObject(errorDetails) ? String(errorDetails['problem']) : '',
      left,
      kept: full.kept,
    },
    ...{ wrong: full.wrong + whole.wrong, missing: whole.missing, ended: jobs.list().at(-1)?.state },
  };

  /** The tiles of an export that is there. */
  async function lookInto(job: Job | undefined) {
    const path = jobs.list().find(({ jobId }) => jobId === job?.jobId)?.tileProgress?.path ?? '';
    const { store } = await openCache(path, { files, sqlite });
    const sums = await count(
      tilesIn(facts, exported),
      (tile) => store.read(tile),
      async (tile) => paintedTile(tile),
    );
    await store.close();
    return sums;
  }
}

function contentOf(tile: TileAddress) {
  const bytes = paintedTile(tile);
  const kind = imageKindOf(bytes);
  return kind && { bytes, kind };
}

const endOf = (job: Job | undefined) => ({
  state: job?.state ?? 'running',
  isResumable: job?.isResumable ?? false,
  ...(job?.errorCode !== undefined && { errorCode: job.errorCode }),
});

/** What a cache of a published map keeps and gives; nothing of others. */
async function lookAt(web: DrawnTileCache, what: Written) {
  if (what !== 'build') return { kept: 0, wrong: 0, missing: 0 };
  const kept = new Set((await web.listKept()).map((tile) => JSON.stringify(tile)));
  const tiles = tilesIn(web.cache.facts, SELECTION);
  const sums = await count(tiles, async (tile) => (await web.read(tile))?.bytes, drawnTile);
  const missing = tiles.filter((tile) => !kept.has(JSON.stringify(tile))).length;
  return { kept: kept.size, wrong: sums.wrong + sums.missing, missing };
}

/** How many tiles are given otherwise than they are drawn, and how many are not given. */
async function count(
  tiles: readonly TileAddress[],
  read: (tile: TileAddress) => Promise<Uint8Array | undefined>,
  expected: (tile: TileAddress) => Promise<Uint8Array | undefined>,
) {
  const sums = { kept: 0, wrong: 0, missing: 0 };
  for (const tile of tiles) {
    const [bytes, drawn] = [await read(tile), await expected(tile)];
    if (!bytes) sums.missing++;
    else if (!drawn || Buffer.compare(bytes, drawn) !== 0) sums.wrong++;
    else sums.kept++;
  }
  return sums;
}

/** As it is drawn where nothing is kept. */
async function drawnTile(tile: TileAddress): Promise<Uint8Array | undefined> {
  const web = findScheme('web');
  const metatile = metatileOf(tile, web);
  const around = boxOfTiles(web, tile.level, metatile);
  if (!around) return undefined;
  const rows = metatile.maxRow - metatile.minRow + 1;
  const columns = metatile.maxColumn - metatile.minColumn + 1;
  const { tiles } = await drawBlock({ mapName: '', box: around, rows, columns, sidePx: 256 });
  const place = tilesOf(metatile).findIndex(({ row, column }) => row === tile.row && column === tile.column);
  return tiles[place];
}
