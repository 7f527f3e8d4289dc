// Bundles of version 2 in folders of levels, written and read by one host: a store of tiles that grows.

import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTaskQueue } from '../../../../shared/base/task-queue.ts';
import { bundleCorner, bundlePath } from '../../../../shared/tiles/compact/bundle-path.ts';
import { placesInBundle } from '../../../../shared/tiles/compact/bundle-ranges.ts';
import type { GrowingBundle } from '../../../../shared/tiles/compact/write-bundle-v2.ts';
import { PACKET_SIZE } from '../../../../shared/tiles/conf/cache-layout.ts';
import type { TileRange } from '../../../../shared/tiles/scheme/tile-grid.ts';
import type { AddressedTile, TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { isGone } from '../../files/system-error.ts';
import { createOpenBundles, EXTENSION, type OpenBundles } from './open-bundles.ts';

export interface BundleFolder {
  /** Undefined where there is none. Fails with `tiles/damaged`. */
  read(tile: TileAddress): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The addresses of all that there are, level by level. */
  list(): Promise<TileAddress[]>;
  /** Whether there is one, by its index alone. */
  has(tile: TileAddress): Promise<boolean>;
  /** Tiles of one level. Where the folder is larger than its limit then, the oldest bundles go. */
  put(tiles: readonly AddressedTile[]): Promise<void>;
  /** Forgets the tiles of ranges of a level. Gives how many there were. */
  clear(level: number, ranges: readonly TileRange[]): Promise<number>;
  /** Forgets everything. */
  clearAll(): Promise<void>;
  /** What was written is on the disk. */
  sync(): Promise<void>;
  sizeBytes(): Promise<number>;
  close(): Promise<void>;
}

export function createBundleFolder(folder: string, limitBytes = Number.POSITIVE_INFINITY): BundleFolder {
  const bundles = createOpenBundles();
  // Writing is one after the other; reading goes on meanwhile.
  const inTurn = createTaskQueue();
  let size: number | undefined;

  async function find(tile: TileAddress): Promise<{ bundle: GrowingBundle; place: number } | undefined> {
    const found = await bundles.open(pathOf(folder, tile));
    return found && { bundle: found.bundle, place: placeOf(tile) };
  }

  async function keepLimit(written: ReadonlySet<string>): Promise<void> {
    size ??= await folderSize(folder);
    if (size <= limitBytes) return;
    for (const { path, bytes } of await oldestFirst(folder)) {
      if (size <= limitBytes) break;
      if (written.has(path)) continue;
      await bundles.close(path);
      await rm(path, { force: true });
      size -= bytes;
    }
  }

  return {
    async read(tile) {
      try {
        const found = await find(tile);
        return await found?.bundle.read(found.place);
      } catch (error) {
        // It was closed or removed in between.
        if (!isClosed(error)) throw error;
        const again = await find(tile);
        return again?.bundle.read(again.place);
      }
    },
    async list() {
      const tiles = await listTiles(folder, bundles);
      await inTurn(bundles.closeSome);
      return tiles;
    },
    has: (tile) => find(tile).then((found) => found?.bundle.has(found.place) ?? false),
    put: (tiles) =>
      inTurn(async () => {
        const byPath = grouped(tiles, ({ tile }) => pathOf(folder, tile));
        for (const [path, placed] of byPath) {
          const { bundle, isNew } = await bundles.make(path);
          const before = isNew ? 0 : bundle.sizeBytes;
          await bundle.put(placed.map(({ tile, bytes }) => ({ place: placeOf(tile), bytes })));
          if (size !== undefined) size += bundle.sizeBytes - before;
        }
        await keepLimit(new Set(byPath.keys()));
        await bundles.closeSome();
      }),
    clear: (level, ranges) =>
      inTurn(async () => {
        let count = 0;
        for (const { path, corner } of await bundlesOf(folder, level)) {
          const places = new Set(ranges.flatMap((range) => placesInBundle(corner, range)));
          const found = places.size > 0 ? await bundles.open(path) : undefined;
          if (!found) continue;
          count += await found.bundle.clear([...places]);
          if (found.bundle.holeBytes <= found.bundle.sizeBytes / 2) continue;
          await bundles.rewrite(path);
          size = undefined;
        }
        await bundles.closeSome();
        return count;
      }),
    clearAll: () =>
      inTurn(async () => {
        await bundles.closeAll();
        await rm(folder, { recursive: true, force: true });
        size = 0;
      }),
    sync: () => inTurn(bundles.sync),
    sizeBytes: () => inTurn(async () => (size ??= await folderSize(folder))),
    close: () => inTurn(bundles.closeAll),
  };
}

function pathOf(folder: string, tile: TileAddress): string {
  return `${join(folder, bundlePath(tile, PACKET_SIZE))}${EXTENSION}`;
}

function placeOf({ row, column }: TileAddress): number {
  return (row % PACKET_SIZE) * PACKET_SIZE + (column % PACKET_SIZE);
}

async function listTiles(folder: string, bundles: Pick<OpenBundles, 'open'>): Promise<TileAddress[]> {
  const tiles: TileAddress[] = [];
  for (const level of await levelsOf(folder)) {
    for (const { path, corner } of await bundlesOf(folder, level)) {
      tiles.push(...tilesIn(await bundles.open(path), level, corner));
    }
  }
  return tiles;
}

function tilesIn(
  opened: { readonly bundle: GrowingBundle } | undefined,
  level: number,
  corner: Pick<TileAddress, 'row' | 'column'>,
): TileAddress[] {
  const places = Array.from({ length: PACKET_SIZE ** 2 }, (_, place) => place);
  return places
    .filter((place) => opened?.bundle.has(place))
    .map((place) => ({
      level,
      row: corner.row + Math.floor(place / PACKET_SIZE),
      column: corner.column + (place % PACKET_SIZE),
    }));
}

async function levelsOf(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(noneWhereGone);
  return names
    .flatMap((name) => (/^L\d{2,}$/.test(name) ? [Number(name.slice(1))] : []))
    .sort((a, b) => a - b);
}

async function bundlesOf(folder: string, level: number) {
  const levelPath = dirname(pathOf(folder, { level, row: 0, column: 0 }));
  const names = await readdir(levelPath).catch(noneWhereGone);
  return names.flatMap((name) => {
    const corner = bundleCorner(name);
    return corner ? [{ path: join(levelPath, name), corner }] : [];
  });
}

async function filesOf(folder: string): Promise<{ path: string; bytes: number; changedAtMs: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhereGone);
  const bundles = entries.filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION));
  return Promise.all(
    bundles.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { size: bytes, mtimeMs: changedAtMs } = await stat(path);
      return { path, bytes, changedAtMs };
    }),
  );
}

async function folderSize(folder: string): Promise<number> {
  return (await filesOf(folder)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function oldestFirst(folder: string) {
  return (await filesOf(folder)).toSorted((one, other) => one.changedAtMs - other.changedAtMs);
}

function noneWhereGone(error: unknown): never[] {
  if (isGone(error)) return [];
  throw error;
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EBADF';
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
