import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { type BundleFolder, createBundleFolder } from './bundle-folder.ts';

const folders = createTemporaryFolders();
const opened: BundleFolder[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  folders.removeAll();
});

function create(limitBytes?: number) {
  const folder = folders.create();
  const store = createBundleFolder(folder, limitBytes);
  opened.push(store);
  return { folder, store };
}

const bytesOf = (size: number, value: number) => new Uint8Array(size).fill(value);
const tile = (row: number, column: number, level = 9) => ({ level, row, column });

test('tiles are read back, over the edge of a bundle too, and replaced', async () => {
  const { store } = create();
  await store.put([
    { tile: tile(127, 127), bytes: bytesOf(900, 1) },
    { tile: tile(128, 128), bytes: bytesOf(20, 2) },
  ]);
  await store.put([{ tile: tile(127, 127), bytes: bytesOf(700, 3) }]);
  expect(await store.read(tile(127, 127))).toEqual(bytesOf(700, 3));
  expect(await store.read(tile(128, 128))).toEqual(bytesOf(20, 2));
  expect(await store.read(tile(0, 0))).toBeUndefined();
  expect(await store.read(tile(0, 5, 3))).toBeUndefined();
});

test('equal small tiles lie there once', async () => {
  const { folder, store } = create();
  await store.put(
    Array.from({ length: 16 }, (_, column) => ({ tile: tile(0, column), bytes: bytesOf(90, 7) })),
  );
  expect(statSync(join(folder, 'L09', 'R0000C0000.bundle')).size).toBe(64 + 8 * 128 * 128 + 4 + 90);
  expect(await store.read(tile(0, 15))).toEqual(bytesOf(90, 7));
});

test('what was cleared is gone, and a bundle of more holes than tiles is made smaller', async () => {
  const { store } = create();
  const size = 50_000;
  await store.put(
    Array.from({ length: 20 }, (_, column) => ({ tile: tile(3, column), bytes: bytesOf(size, column) })),
  );
  const full = await store.sizeBytes();
  expect(await store.clear(9, [{ minRow: 0, maxRow: 9, minColumn: 0, maxColumn: 17 }])).toBe(18);
  expect(await store.read(tile(3, 17))).toBeUndefined();
  expect(await store.read(tile(3, 19))).toEqual(bytesOf(size, 19));
  expect(await store.sizeBytes()).toBe(full - 18 * (size + 4));
});

test('beyond the limit the oldest bundles go', async () => {
  const { folder, store } = create(600_000);
  for (const row of [0, 128, 256, 384, 512]) {
    await store.put([{ tile: tile(row, 0), bytes: bytesOf(10_000, row / 128) }]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(readdirSync(join(folder, 'L09')).toSorted()).toEqual([
    'R0080C0000.bundle',
    'R0100C0000.bundle',
    'R0180C0000.bundle',
    'R0200C0000.bundle',
  ]);
  expect(await store.read(tile(0, 0))).toBeUndefined();
});
