// What a cache in folders holds, told from the names of its folders and files.

import type { ByteFolder } from '../byte-source.ts';
import { notACache } from '../cache-problems.ts';
import { bundleCorner } from '../compact/bundle-path.ts';
import { tilesInBundleV2 } from '../compact/bundle-v2.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import { boxOfTiles, type TileRange } from '../scheme/tile-grid.ts';
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
  const around = layout.box ?? boxOfTiles(scheme, last.levelId, await rangeOf(folder, last, layout));
  const box = around && scheme.wkid === 3857 ? withinWorld(around) : around;
  const tiles = await countTiles(folder, contents, layout);
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

async function rangeOf(
  folder: ByteFolder,
  content: LevelContent,
  { storage, packetSize }: CacheLayout,
): Promise<TileRange> {
  if (storage === 'exploded') {
    const rows = content.names.map((name) => Number.parseInt(name.slice(1), 16));
    const columns: number[] = [];
    for (const name of content.names.slice(0, MAX_COUNTED)) {
      columns.push(...(await folder.list(`${content.folder}${name}/`)).map(columnOf).filter(Number.isFinite));
    }
    return rangeAround(rows, columns);
  }
  const corners = content.names.flatMap((name) => ({ name, ...bundleCorner(name) }));
  const rows: number[] = [];
  const columns: number[] = [];
  for (const { name, row = 0, column = 0 } of corners) {
    const bundle =
      storage === 'compact-v2' && corners.length <= MAX_COUNTED
        ? await folder.open(content.folder + name)
        : undefined;
    const places = bundle ? await tilesInBundleV2(bundle, packetSize) : [0, packetSize ** 2 - 1];
    rows.push(...bounds(places.map((place) => row + Math.floor(place / packetSize))));
    columns.push(...bounds(places.map((place) => column + (place % packetSize))));
  }
  return rangeAround(rows, columns);
}

/** The least and the greatest; none of none. */
function bounds(numbers: readonly number[]): number[] {
  return numbers.length === 0 ? [] : [Math.min(...numbers), Math.max(...numbers)];
}

function columnOf(fileName: string): number {
  return Number.parseInt(/^C([0-9a-f]{8})\./i.exec(fileName)?.[1] ?? '', 16);
}

function rangeAround(rows: readonly number[], columns: readonly number[]): TileRange {
  return {
    minRow: Math.min(...rows),
    maxRow: Math.max(...rows),
    minColumn: Math.min(...columns),
    maxColumn: Math.max(...columns),
  };
}

/** Undefined where that would take long, and of version 1, whose index does not tell. */
async function countTiles(
  folder: ByteFolder,
  contents: readonly LevelContent[],
  { storage, packetSize }: CacheLayout,
): Promise<number | undefined> {
  const parts = contents.flatMap(({ folder: path, names }) => names.map((name) => path + name));
  if (parts.length > MAX_COUNTED || storage === 'compact') return undefined;
  let count = 0;
  for (const part of parts) {
    if (storage === 'exploded') {
      count += (await folder.list(`${part}/`)).filter((name) => Number.isFinite(columnOf(name))).length;
      continue;
    }
    const bundle = await folder.open(part);
    if (bundle) count += (await tilesInBundleV2(bundle, packetSize)).length;
  }
  return count;
}
