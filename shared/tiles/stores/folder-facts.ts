// What a cache in folders holds, told from the names of its folders and files.

import type { ByteFolder } from '../byte-source.ts';
import { notACache } from '../cache-problems.ts';
import { bundleCorner } from '../compact/bundle-path.ts';
import { contentOfBundleV2 } from '../compact/bundle-v2.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import { boxOfLevels, type FilledLevel } from '../scheme/box-of-levels.ts';
import type { TileRange } from '../scheme/tile-grid.ts';
import { withinWorld } from '../scheme/web-box.ts';
import type { TileFacts } from '../tile-store.ts';

/** Counting goes through so many bundles or folders of rows at most: indexes of 128 kB, lists of names. */
const MAX_COUNTED = 256;

interface LevelContent {
  readonly levelId: number;
  readonly folder: string;
  /** Bundles, or folders of rows. */
  readonly names: readonly string[];
}

/** `levels`: the folder that holds those of the levels, with a slash at its end. Fails with `tiles/not-a-cache`. */
export async function folderFacts(
  folder: ByteFolder,
  levels: string,
  layout: CacheLayout & { readonly name: string },
): Promise<TileFacts> {
  const contents = await levelContents(folder, levels, layout);
  const first = contents[0];
  const last = contents.at(-1);
  if (!first || !last) throw notACache(layout.name, 'noTiles');
  const { name, storage, scheme, format, quality, isAntialiased, attribution } = layout;
  const levelsFilled = await fillings(folder, contents, layout);
  const around = layout.box ?? boxOfLevels(scheme, levelsFilled);
  const box = around && scheme.wkid === 3857 ? withinWorld(around) : around;
  const tiles = levelsFilled.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each.tiles === undefined ? undefined : sum + each.tiles),
    0,
  );
  return {
    name,
    storage,
    scheme,
    format,
    quality,
    ...(isAntialiased !== undefined && { isAntialiased }),
    minLevel: first.levelId,
    maxLevel: last.levelId,
    ...(box && { box }),
    ...(tiles !== undefined && { tiles }),
    ...(attribution !== undefined && { attribution }),
  };
}

/** The levels that have anything, the coarsest first. */
async function levelContents(
  folder: ByteFolder,
  levels: string,
  { scheme, storage }: CacheLayout,
): Promise<LevelContent[]> {
  const wanted = storage === 'exploded' ? /^R[0-9a-f]{8}$/i : /\.bundle$/i;
  const found: LevelContent[] = [];
  for (const name of await folder.list(levels)) {
    const levelId = Number(/^L(\d{2,})$/i.exec(name)?.[1] ?? Number.NaN);
    if (!scheme.levels.some((level) => level.levelId === levelId)) continue;
    const path = `${levels}${name}/`;
    const names = (await folder.list(path)).filter((each) => wanted.test(each));
    if (names.length > 0) found.push({ levelId, folder: path, names });
  }
  const order = (levelId: number) => scheme.levels.findIndex((level) => level.levelId === levelId);
  return found.toSorted((one, other) => order(one.levelId) - order(other.levelId));
}

interface Filling extends FilledLevel {
  /** Undefined where they were not counted. */
  readonly tiles: number | undefined;
}

/** What each level has, the finest first: it tells most, should there be too much to look at. */
async function fillings(
  folder: ByteFolder,
  contents: readonly LevelContent[],
  layout: CacheLayout,
): Promise<Filling[]> {
  const filled: Filling[] = [];
  let left = MAX_COUNTED;
  for (const content of contents.toReversed()) {
    const isCounted = content.names.length <= left;
    if (isCounted) left -= content.names.length;
    const fill = layout.storage === 'exploded' ? fillingOfFiles : fillingOfBundles;
    filled.push(await fill(folder, content, layout, isCounted));
  }
  return filled;
}

async function fillingOfFiles(
  folder: ByteFolder,
  { levelId, folder: path, names }: LevelContent,
  _: CacheLayout,
  isCounted: boolean,
): Promise<Filling> {
  const rows = names.map((name) => Number.parseInt(name.slice(1), 16));
  const columns: number[] = [];
  for (const name of names.slice(0, MAX_COUNTED)) {
    for (const file of await folder.list(`${path}${name}/`)) {
      const column = columnOf(file);
      if (Number.isFinite(column)) columns.push(column);
    }
  }
  return { levelId, range: rangeAround(rows, columns), tiles: isCounted ? columns.length : undefined };
}

/** Of version 1 the index does not tell what there is. */
async function fillingOfBundles(
  folder: ByteFolder,
  { levelId, folder: path, names }: LevelContent,
  { storage, packetSize }: CacheLayout,
  isCounted: boolean,
): Promise<Filling> {
  const last = packetSize - 1;
  const whole = { tiles: undefined, minRow: 0, maxRow: last, minColumn: 0, maxColumn: last };
  const rows: number[] = [];
  const columns: number[] = [];
  let tiles: number | undefined = 0;
  for (const name of names) {
    const corner = bundleCorner(name);
    const bundle = storage === 'compact-v2' && isCounted ? await folder.open(path + name) : undefined;
    const content = bundle ? await contentOfBundleV2(bundle, packetSize) : whole;
    if (!corner || !content) continue;
    rows.push(corner.row + content.minRow, corner.row + content.maxRow);
    columns.push(corner.column + content.minColumn, corner.column + content.maxColumn);
    tiles = content.tiles === undefined || tiles === undefined ? undefined : tiles + content.tiles;
  }
  return { levelId, range: rangeAround(rows, columns), tiles };
}

function rangeAround(rows: readonly number[], columns: readonly number[]): TileRange {
  // Not spread: there may be more than a call can take.
  const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
  const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
  return rows.length === 0 || columns.length === 0
    ? { minRow: 0, maxRow: -1, minColumn: 0, maxColumn: -1 }
    : { minRow: least(rows), maxRow: most(rows), minColumn: least(columns), maxColumn: most(columns) };
}

function columnOf(fileName: string): number {
  return Number.parseInt(/^C([0-9a-f]{8})\./i.exec(fileName)?.[1] ?? '', 16);
}
