import { expect, test } from 'vitest';
import { createTileMemory, type TileSlab } from './tile-memory.ts';

const MB = 1024 * 1024;
const TILE_BYTES = 200_000;

function create(limitBytes: number) {
  const forgotten: TileSlab[] = [];
  const memory = createTileMemory(limitBytes, (slab) => forgotten.push(slab));
  /** Fills room and is done with it. */
  const fill = (length = TILE_BYTES) => {
    const { bytes, slab } = memory.take(length);
    slab.users--;
    return { bytes, slab };
  };
  return { memory, forgotten, fill };
}

test('tiles lie beside each other, and none over another', () => {
  const { memory } = create(4 * MB);
  const taken = Array.from({ length: 12 }, (_, index) => memory.take(TILE_BYTES).bytes.fill(index));
  expect(new Set(taken.map(({ buffer }) => buffer)).size).toBe(3);
  for (const [index, bytes] of taken.entries())
    expect(
      bytes.every((byte) => byte === index),
      String(index),
    ).toBe(true);
});

test('over the limit the slab that was asked longest ago is forgotten, and its memory used again', () => {
  const { memory, forgotten, fill } = create(2 * MB);
  const first = fill().slab;
  // A slab has room for five.
  for (let count = 0; count < 8; count++) fill();
  const second = fill().slab;
  memory.askedLast(first);
  const { bytes } = fill();
  expect(forgotten).toEqual([second]);
  expect([memory.has(first), memory.has(second)]).toEqual([true, false]);
  expect(bytes.buffer).toBe(second.buffer);
});

test('memory that somebody still sends of is not used again', () => {
  const { memory, forgotten, fill } = create(MB);
  const sent = memory.take(TILE_BYTES);
  sent.bytes.fill(7);
  for (let count = 0; count < 30; count++) fill().bytes.fill(1);
  expect(forgotten).toContain(sent.slab);
  expect(sent.bytes.every((byte) => byte === 7)).toBe(true);
});

test('a large tile has a slab of its own, also one that is larger than the limit', () => {
  const { forgotten, fill } = create(2 * MB);
  const { bytes, slab } = fill(5 * MB);
  expect([bytes.length, bytes.buffer.byteLength]).toEqual([5 * MB, 5 * MB]);
  fill();
  expect(forgotten).toEqual([slab]);
});

test('tiles without bytes fill slabs too', () => {
  const { forgotten, fill } = create(2 * MB);
  for (let count = 0; count < 5 * 512; count++) fill(0);
  expect(forgotten).toHaveLength(3);
});

test('what tiles hold beside their bytes counts', () => {
  const { memory, forgotten, fill } = create(2 * MB);
  const { slab } = fill();
  memory.grow(slab, MB);
  fill(MB);
  expect(forgotten).toEqual([slab]);
  memory.grow(slab, 9 * MB);
  fill(MB);
  expect(forgotten).toEqual([slab]);
});
