// What each level of a cache in folders has, told from the names of its folders and files and the indexes of its bundles.

import type { ByteFolder, ByteRoom } from '../byte-source.ts';
import { bundleCorner } from '../compact/bundle-path.ts';
import { contentOfBundleV2 } from '../compact/bundle-v2.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import type { FilledLevel } from '../scheme/box-of-levels.ts';
import type { LevelRange } from '../tile-store.ts';

/** Counting goes through so many bundles or folders of rows at most: indexes of 128 kB, lists of names. */
const MAX_COUNTED = 256;
/** The same of each coarser level beyond that: there may be twenty. */
const MAX_SAMPLED = 16;
const AT_A_TIME = 8;

export interface LevelContent {
  readonly levelId: number;
  readonly folder: string;
  /** Bundles, or folders of rows. */
  readonly names: readonly string[];
}

export interface LevelFilling {
  /** Undefined where there is none after all. */
  readonly filled: FilledLevel | undefined;
  /** Undefined where they were not counted. */
  readonly tiles: number | undefined;
}

/**
 * What each level has, the finest first: it tells most, should there be too much to look at. `contents`: the coarsest
 * first.
 */
export async function levelFillings(
  folder: ByteFolder,
  contents: readonly LevelContent[],
  layout: CacheLayout,
): Promise<LevelFilling[]> {
  const fillingOf = layout.storage === 'exploded' ? fillingOfFiles : fillingOfBundles;
  const found: LevelFilling[] = [];
  let left = MAX_COUNTED;
  for (const content of contents.toReversed()) {
    const count = content.names.length;
    const beyond = found.length === 0 ? MAX_COUNTED : MAX_SAMPLED;
    found.push(await fillingOf(folder, content, layout, count <= left ? count : beyond));
    if (count <= left) left -= count;
  }
  return found;
}

/** `most`: so many rows are looked at, spread over all of them, with the first and the last. */
async function fillingOfFiles(
  folder: ByteFolder,
  { levelId, folder: path, names }: LevelContent,
  _: CacheLayout,
  most: number,
): Promise<LevelFilling> {
  const rowOf = (name: string) => Number.parseInt(name.slice(1), 16);
  const looked = spread(
    names.toSorted((one, other) => rowOf(one) - rowOf(other)),
    most,
  );
  const columns: number[] = [];
  for (const name of looked) {
    for (const file of await folder.list(`${path}${name}/`)) {
      const column = columnOf(file);
      if (Number.isFinite(column)) columns.push(column);
    }
  }
  const range = rangeAround(levelId, names.map(rowOf), columns);
  if (looked.length === names.length) return { filled: range, tiles: columns.length };
  // An edge may be aslant: rows between two that were looked at may reach as far again as they are many.
  const skipped = Math.ceil(names.length / looked.length) - 1;
  const filled = range && {
    ...range,
    minColumn: Math.max(0, range.minColumn - skipped),
    maxColumn: range.maxColumn + skipped,
  };
  return { filled, tiles: undefined };
}

/** Some of a list, at even distances from its first to its last. */
function spread(names: readonly string[], most: number): readonly string[] {
  if (names.length <= most) return names;
  const step = (names.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => names[Math.round(index * step)] ?? '');
}

/** Of version 1, and where there are more than `most`, no index is asked: bundles count as full. */
async function fillingOfBundles(
  folder: ByteFolder,
  { levelId, folder: path, names }: LevelContent,
  { storage, packetSize }: CacheLayout,
  most: number,
): Promise<LevelFilling> {
  const isLooked = storage === 'compact-v2' && names.length <= most;
  const last = packetSize - 1;
  const whole = { tiles: undefined, minRow: 0, maxRow: last, minColumn: 0, maxColumn: last };
  const rows: number[] = [];
  const columns: number[] = [];
  let tiles: number | undefined = 0;
  const rooms = Array.from({ length: AT_A_TIME }, keptRoom);
  const contentOf = async (name: string, place: number) => {
    const bundle = await folder.open(path + name);
    return bundle ? contentOfBundleV2(bundle, packetSize, rooms[place]) : whole;
  };
  const contents = isLooked
    ? await someAtATime(names, folder.ready ? AT_A_TIME : 1, contentOf)
    : names.map(() => whole);
  for (const [index, name] of names.entries()) {
    const corner = bundleCorner(name);
    const content = contents[index];
    if (!corner || !content) continue;
    rows.push(corner.row + content.minRow, corner.row + content.maxRow);
    columns.push(corner.column + content.minColumn, corner.column + content.maxColumn);
    tiles = content.tiles === undefined || tiles === undefined ? undefined : tiles + content.tiles;
  }
  const range = rangeAround(levelId, rows, columns);
  return { filled: range && { ...range, looseBy: isLooked ? 0 : last }, tiles };
}

/** The same memory again and again: new memory for the indexes of many bundles would take longer than to read them. */
function keptRoom(): ByteRoom {
  let room: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  return (length) => {
    if (room.length < length) room = new Uint8Array(length);
    return room.subarray(0, length);
  };
}

/**
 * What waits for a disk is not waited for one after the other; nor are all files open together. What is packed is unpacked
 * whole, and is in memory one by one. `take` also gets the place of its item among those of its time.
 */
async function someAtATime<Item, Result>(
  items: readonly Item[],
  count: number,
  take: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += count) {
    results.push(...(await Promise.all(items.slice(at, at + count).map(take))));
  }
  return results;
}

function rangeAround(
  level: number,
  rows: readonly number[],
  columns: readonly number[],
): LevelRange | undefined {
  if (rows.length === 0 || columns.length === 0) return undefined;
  // Not spread: there may be more than a call can take.
  const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
  const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
  return {
    level,
    minRow: least(rows),
    maxRow: most(rows),
    minColumn: least(columns),
    maxColumn: most(columns),
  };
}

function columnOf(fileName: string): number {
  return Number.parseInt(/^C([0-9a-f]{8})\./i.exec(fileName)?.[1] ?? '', 16);
}
