// What a cache in folders is, told from its description and the names of its folders and files.

import type { ByteFolder } from '../byte-source.ts';
import { notACache } from '../cache-problems.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import { boxOfLevels } from '../scheme/box-of-levels.ts';
import { withinWorld } from '../scheme/web-box.ts';
import type { TileFacts } from '../tile-store.ts';
import { type LevelContent, levelFillings } from './level-fillings.ts';

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
  const found = await levelFillings(folder, contents, layout);
  const filled = found.flatMap((each) => each.filled ?? []);
  const around = layout.box ?? boxOfLevels(scheme, filled);
  const box = around && scheme.wkid === 3857 ? withinWorld(around) : around;
  const tiles = found.reduce<number | undefined>(
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
    filled: filled.map(({ looseBy: _, ...range }) => range),
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
