import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import type { ByteTarget } from '../byte-source.ts';
import { webScheme } from '../scheme/tile-schemes.ts';
import { selectedTiles } from '../selection/tile-selection.ts';
import { openPmtilesStore } from '../stores/pmtiles-store.ts';
import type { TileAddress } from '../tile-store.ts';
import { createPmtilesWriter } from './pmtiles-writer.ts';

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SIDE_M = 20_037_508.342787;
const box = { xMin: -SIDE_M, yMin: -SIDE_M, xMax: SIDE_M, yMax: SIDE_M };
const facts = (maxLevel: number) =>
  ({
    name: 'Prøve',
    storage: 'pmtiles',
    scheme: webScheme(maxLevel, 256),
    format: 'PNG',
    quality: 0,
    minLevel: 0,
    maxLevel,
    box,
    attribution: '© Prøve',
  }) as const;

/** A file in memory that keeps each state it had. */
function createFile() {
  let bytes = new Uint8Array(0);
  const states: Uint8Array<ArrayBuffer>[] = [];
  const sourceOf = (content: Uint8Array<ArrayBuffer>) => ({
    name: 'a.pmtiles',
    sizeBytes: async () => content.length,
    read: async (offset: number, length: number) => content.slice(offset, offset + length),
  });
  const file: ByteTarget = {
    ...sourceOf(bytes),
    async write(offset, content) {
      states.push(bytes);
      const next = new Uint8Array(Math.max(bytes.length, offset + content.length));
      next.set(bytes);
      next.set(content, offset);
      bytes = next;
    },
  };
  return { file, states, whole: () => sourceOf(bytes), sourceOf };
}

/** Numbers without an order, which cannot be packed. */
function mixed(one: number, other: number): number {
  return Math.imul((one * 73_856_093) ^ (other * 19_349_663), 2_654_435_761) >>> 16;
}

/** The half of the tiles in the west is all the same; the others have many lengths. */
function tileBytes({ level, row, column }: TileAddress): Uint8Array<ArrayBuffer> {
  if (column < 2 ** level / 2) return new Uint8Array([...PNG_START, 0]);
  const length = mixed(row, column) % 120;
  return new Uint8Array([...PNG_START, 1, level, row, column, ...Array.from({ length }, () => 7)]);
}

function tilesTo(maxLevel: number): TileAddress[] {
  const ranges = Array.from({ length: maxLevel + 1 }, (_, level) => ({
    level,
    minRow: 0,
    maxRow: 2 ** level - 1,
    minColumn: 0,
    maxColumn: 2 ** level - 1,
  }));
  return [...selectedTiles(ranges, { id: 'web' })];
}

async function write(tiles: readonly TileAddress[], file: ByteTarget): Promise<void> {
  const writer = createPmtilesWriter(
    { file, hashOf: (bytes) => bytes.join(), close: async () => undefined },
    facts(tiles.at(-1)?.level ?? 0),
  );
  const step = Math.ceil(tiles.length / 4);
  for (let at = 0; at < tiles.length; at += step) {
    await writer.put(tiles.slice(at, at + step).map((tile) => ({ tile, bytes: tileBytes(tile) })));
  }
  await writer.finish();
}

test('each tile is found again, equal ones lie there once, and neighbours that are equal are one entry', async () => {
  const { file, whole } = createFile();
  const tiles = tilesTo(3);
  await write(tiles, file);
  const store = await openPmtilesStore(whole(), 'a');
  expect(store.facts).toMatchObject({ minLevel: 0, maxLevel: 3, tiles: 85, attribution: '© Prøve' });
  for (const tile of tiles) expect(await store.read(tile)).toEqual(tileBytes(tile));
  const { getBytes } = sourceFor(whole());
  const header = await new PMTiles({ getKey: () => 'a', getBytes }).getHeader();
  // Level 0 and the 42 in the west of the others are one, the 42 in the east each another.
  expect(header).toMatchObject({ clustered: true, numAddressedTiles: 85, numTileContents: 43 });
  expect(header.numTileEntries).toBeLessThan(60);
});

test('more tiles than a directory holds lie in leaves', async () => {
  const { file, whole } = createFile();
  const isKept = ({ row, column }: TileAddress) => mixed(column, row) % 16 === 0;
  const tiles = tilesTo(9).filter(isKept);
  await write(tiles, file);
  const { getBytes } = sourceFor(whole());
  const header = await new PMTiles({ getKey: () => 'a', getBytes }).getHeader();
  expect(header.leafDirectoryLength).toBeGreaterThan(0);
  const store = await openPmtilesStore(whole(), 'a');
  for (const tile of tiles.filter((_, index) => index % 97 === 0)) {
    expect(await store.read(tile)).toEqual(tileBytes(tile));
  }
});

test('a file that is cut at any of its writes is no PMTiles', async () => {
  const { file, states, sourceOf } = createFile();
  await write(tilesTo(3), file);
  expect(states.length).toBeGreaterThan(3);
  for (const state of states) {
    await expect(openPmtilesStore(sourceOf(state), 'a')).rejects.toMatchObject({ code: 'tiles/not-a-cache' });
  }
});

function sourceFor(file: { read: (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>> }) {
  return {
    async getBytes(offset: number, length: number) {
      return { data: (await file.read(offset, length)).buffer };
    },
  };
}
