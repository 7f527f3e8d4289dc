// A cache in folders: its description, then a folder for each level with bundles or with a file for each tile.

import { type ByteFolder, type ByteRoom, type ByteSource, readText } from '../byte-source.ts';
import { damaged, notACache } from '../cache-problems.ts';
import { bundlePath } from '../compact/bundle-path.ts';
import { readBundleV1 } from '../compact/bundle-v1.ts';
import { readBundleV2, readyInBundleV2 } from '../compact/bundle-v2.ts';
import type { CacheLayout } from '../conf/cache-layout.ts';
import { findDescription } from '../conf/find-description.ts';
import { readConf, readConfBox } from '../conf/read-conf.ts';
import { readRootJson } from '../conf/read-root-json.ts';
import type { ReadyTile, TileAddress, TileStore } from '../tile-store.ts';
import { explodedPaths } from './exploded-path.ts';
import { folderFacts } from './folder-facts.ts';

type TileBytes = Uint8Array<ArrayBuffer> | undefined;

/** As much as the index of a bundle can tell of one. */
const MAX_TILE_BYTES = 16 * 1024 * 1024;

/** Opens a cache in folders. `name` stands for it where its description has none. Fails with `tiles/not-a-cache`. */
export async function openFolderStore(folder: ByteFolder, name: string): Promise<TileStore> {
  const found = await findDescription(folder.list, (path, names) => readDescription(folder, path, names));
  if (!found) throw notACache(name, 'noDescription');
  const { layout, path } = found;
  const levels = `${path}${layout.levelsFolder}/`;
  const facts = await folderFacts(folder, levels, { ...layout, name: layout.name ?? name });
  const readTile = layout.storage === 'exploded' ? readExploded : readCompact;
  const mark = folder.mark?.bind(folder);
  const ready = layout.storage === 'compact-v2' ? folder.ready?.bind(folder) : undefined;
  return {
    facts,
    read: (tile, room) => readTile({ folder, levels, layout, room }, tile),
    ...(mark && {
      mark: (tile: TileAddress) => firstMark(filesOf(tile, layout), (path) => mark(levels + path)),
    }),
    ...(ready && {
      ready: (tile: TileAddress) => readyInBundle(ready, { levels, packetSize: layout.packetSize }, tile),
    }),
    close: async () => undefined,
  };
}

function readyInBundle(
  ready: NonNullable<ByteFolder['ready']>,
  { levels, packetSize }: { readonly levels: string; readonly packetSize: number },
  tile: TileAddress,
): ReadyTile | undefined {
  const name = `${bundlePath(tile, packetSize)}.bundle`;
  const file = ready(levels + name);
  if (!file) return undefined;
  const { mark, peek, read: readFile } = file;
  const [row, column] = [tile.row % packetSize, tile.column % packetSize];
  const read = readyInBundleV2({ name, mark, peek, read: readFile }, row, column, packetSize);
  return read && { mark, read };
}

interface Reading {
  readonly folder: ByteFolder;
  /** The folder of the levels, with a slash at its end. */
  readonly levels: string;
  readonly layout: CacheLayout;
  readonly room: ByteRoom | undefined;
}

async function readCompact(
  { folder, levels, layout: { storage, packetSize }, room }: Reading,
  tile: TileAddress,
): Promise<TileBytes> {
  const path = `${levels}${bundlePath(tile, packetSize)}`;
  const bundle = await folder.open(`${path}.bundle`);
  if (!bundle) return undefined;
  const row = tile.row % packetSize;
  const column = tile.column % packetSize;
  if (storage === 'compact-v2') return readBundleV2(bundle, row, column, { packetSize, room });
  const index = await folder.open(`${path}.bundlx`);
  return index && readBundleV1({ bundle, index }, row, column, packetSize);
}

async function readExploded(
  { folder, levels, layout, room }: Reading,
  tile: TileAddress,
): Promise<TileBytes> {
  for (const path of explodedPaths(tile, layout.format)) {
    const file = await folder.open(`${levels}${path}`);
    if (file) return readWhole(file, room);
  }
  return undefined;
}

/** Fails with `tiles/damaged` on a file that is no tile by its size alone. */
async function readWhole(file: ByteSource, room: ByteRoom | undefined): Promise<TileBytes> {
  const length = await file.sizeBytes();
  if (length > MAX_TILE_BYTES) throw damaged(file.name, 'tooLarge');
  return file.read(0, length, room);
}

/** Where a tile may lie. Of version 1 the index is written with its bundle. */
function filesOf(tile: TileAddress, { storage, format, packetSize }: CacheLayout): readonly string[] {
  return storage === 'exploded' ? explodedPaths(tile, format) : [`${bundlePath(tile, packetSize)}.bundle`];
}

async function firstMark(
  paths: readonly string[],
  markOf: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  for (const path of paths) {
    const mark = await markOf(path);
    if (mark !== undefined) return mark;
  }
  return undefined;
}

interface Found {
  readonly layout: CacheLayout;
  /** Of the folder that holds the description, with a slash at its end; empty at the top. */
  readonly path: string;
}

/** Undefined where none lies in this folder. */
async function readDescription(
  folder: ByteFolder,
  path: string,
  names: readonly string[],
): Promise<Found | undefined> {
  const named = (wanted: string) => names.find((name) => name.toLowerCase() === wanted);
  const open = async (name: string | undefined) =>
    name === undefined ? undefined : folder.open(path + name);
  const root = await open(named('root.json'));
  if (root) return { layout: readRootJson(await readText(root), root.name), path };
  const conf = await open(named('conf.xml'));
  if (!conf) return undefined;
  const layout = readConf(await readText(conf), conf.name);
  const box = await open(named('conf.cdi'));
  return { layout: { ...layout, box: box && readConfBox(await readText(box), box.name) }, path };
}
