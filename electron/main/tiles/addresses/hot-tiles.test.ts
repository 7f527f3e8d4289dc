import { expect, test } from 'vitest';
import type { TileContent } from '../caches/cache-reader.ts';
import { createHotTiles, type HotTiles, type TileOrigin } from './hot-tiles.ts';

const PNG = { mediaType: 'image/png', extension: 'png' };
const MB = 1024 * 1024;

const contentOf = (value: number, length = 90_000): TileContent => ({
  bytes: new Uint8Array(length).fill(value),
  kind: PNG,
});

function originOf(
  value: number,
  mark = 'a',
  isFresh = () => true,
): TileOrigin & { readonly reads: number[] } {
  const reads: number[] = [];
  const read: TileOrigin['read'] = async () => {
    reads.push(value);
    return contentOf(value);
  };
  return { look: { mark, isFresh }, read, reads };
}

const asked = (column: number, url = `/tiles/nord/9/${column}/0`, cacheId = 'nord') => ({
  cacheId,
  tile: { level: 9, row: 0, column },
  url,
});

/** Asks and is done with the answer. */
async function take(hot: HotTiles, ...question: Parameters<HotTiles['get']>) {
  const found = await hot.get(...question);
  if (found?.memory) found.memory.users--;
  return found;
}

/** The same twice: from then on the tile is found at its address. */
async function takeTwice(hot: HotTiles, ...question: Parameters<HotTiles['get']>) {
  await take(hot, ...question);
  await take(hot, ...question);
}

test('a tile that was asked for again is found at its address, until its file has to be looked at again', async () => {
  const hot = createHotTiles();
  let isFresh = true;
  expect(hot.find('/tiles/nord/9/1/0')).toBeUndefined();
  const origin = originOf(5, 'a', () => isFresh);
  const first = await hot.get(asked(1), origin);
  expect([first?.isHot, hot.find('/tiles/nord/9/1/0')]).toEqual([false, undefined]);
  const second = await hot.get(asked(1), origin);
  expect([second?.isHot, second?.reply.plain.body, second?.reply.plain.etag]).toEqual([
    ...[true, first?.reply.plain.body, first?.reply.plain.etag],
  ]);
  const again = hot.find('/tiles/nord/9/1/0');
  expect([again?.isHot, again?.reply === second?.reply, origin.reads]).toEqual([true, true, [5]]);
  isFresh = false;
  expect(hot.find('/tiles/nord/9/1/0')).toBeUndefined();
  expect(await hot.get(asked(1), originOf(6))).toMatchObject({ isHot: true, reply: second?.reply });
  expect(hot.find('/tiles/nord/9/1/0')?.reply).toBe(second?.reply);
});

test('a tile of a file that is another one now is read anew, with another tag', async () => {
  const hot = createHotTiles();
  const first = await take(hot, asked(1), originOf(5, 'a'));
  const other = await take(hot, asked(1), originOf(6, 'b'));
  await take(hot, asked(1), originOf(6, 'b'));
  expect([other?.isHot, other?.reply.plain.body[0]]).toEqual([false, 6]);
  expect(other?.reply.plain.etag).not.toBe(first?.reply.plain.etag);
  expect(hot.find('/tiles/nord/9/1/0')?.reply.plain.body[0]).toBe(6);
});

test('two tiles of one file have two tags, and of a cache without a mark the bytes make the tag', async () => {
  const hot = createHotTiles();
  const tagOf = async (...question: Parameters<HotTiles['get']>) =>
    (await take(hot, ...question))?.reply.plain.etag;
  expect(await tagOf(asked(1), originOf(5))).not.toBe(await tagOf(asked(2), originOf(5)));
  const unmarked = (value: number) => ({
    ...originOf(value),
    look: { mark: undefined, isFresh: () => true },
  });
  const [same, alike, other] = [
    await tagOf(asked(3), unmarked(5)),
    await tagOf(asked(4), unmarked(5)),
    await tagOf(asked(5), unmarked(6)),
  ];
  expect([alike === same, other === same]).toEqual([true, false]);
});

test('of a tile four addresses are known, all of them gone with it', async () => {
  const hot = createHotTiles();
  const urls = Array.from({ length: 6 }, (_, index) => `/tiles/nord/9/1/0?${index}`);
  for (const url of ['/tiles/nord/9/1/0', ...urls]) await take(hot, asked(1, url), originOf(5));
  expect(urls.map((url) => hot.find(url) !== undefined)).toEqual([true, true, true, true, false, false]);
  hot.drop('nord');
  expect(urls.some((url) => hot.find(url))).toBe(false);
});

test('the tiles of a cache are forgotten, also those that are being read meanwhile', async () => {
  const hot = createHotTiles();
  await takeTwice(hot, asked(1), originOf(1));
  await takeTwice(hot, asked(1, '/tiles/other/9/1/0', 'other'), originOf(2));
  let give: (content: TileContent) => void = () => undefined;
  const reading = hot.get(asked(2), {
    look: { mark: 'a', isFresh: () => true },
    read: () => new Promise((resolve) => (give = resolve)),
  });
  hot.drop('nord');
  give(contentOf(3));
  expect((await reading)?.reply.plain.body[0]).toBe(3);
  const there = ['/tiles/nord/9/1/0', '/tiles/nord/9/2/0', '/tiles/other/9/1/0'];
  expect(there.map((url) => hot.find(url) !== undefined)).toEqual([false, false, true]);
});

test('beyond the limit those that nobody asked for go, and what is being sent stays what it is', async () => {
  const hot = createHotTiles({ limitBytes: 3 * MB });
  const sent = await hot.get(asked(0), originOf(200));
  for (let column = 1; column < 100; column++) {
    await takeTwice(hot, asked(column), originOf(column));
    // It lies in another piece of memory.
    const kept = hot.find('/tiles/nord/9/20/0');
    if (kept?.memory) kept.memory.users--;
  }
  const columns = Array.from({ length: 100 }, (_, column) => column);
  const there = columns.filter((column) => hot.find(`/tiles/nord/9/${column}/0`));
  expect([there.includes(0), there.includes(20), there.includes(99), there.length < 40]).toEqual([
    ...[false, true, true, true],
  ]);
  expect(hot.find('/tiles/nord/9/20/0')?.reply.plain.body.every((byte) => byte === 20)).toBe(true);
  expect(sent?.reply.plain.body.every((byte) => byte === 200)).toBe(true);
});

test('a tile that cannot be read leaves nothing in use', async () => {
  const hot = createHotTiles({ limitBytes: MB });
  const fail: TileOrigin = {
    look: { mark: 'a', isFresh: () => true },
    read: async (room) => {
      room(90_000);
      throw new Error('The disk is away');
    },
  };
  await expect(hot.get(asked(1), fail)).rejects.toThrow('The disk is away');
  const none: TileOrigin = { ...fail, read: async () => undefined };
  expect(await hot.get(asked(1), none)).toBeUndefined();
  const found = await hot.get(asked(1), originOf(5));
  expect(found?.memory?.users).toBe(1);
});

test('a tile that is told to be long and is not there takes no other one out of memory', async () => {
  const hot = createHotTiles({ limitBytes: 4 * MB });
  for (let column = 0; column < 20; column++) await takeTwice(hot, asked(column), originOf(column));
  const damaged: TileOrigin = {
    look: { mark: 'a', isFresh: () => true },
    async read(room) {
      room(16 * MB);
      throw new Error('cut short');
    },
  };
  for (let count = 0; count < 5; count++)
    await expect(hot.get(asked(99), damaged)).rejects.toThrow('cut short');
  for (let column = 0; column < 20; column++)
    expect(hot.find(`/tiles/nord/9/${column}/0`)?.isHot, String(column)).toBe(true);
});

test('a long tile is kept once it is there', async () => {
  const hot = createHotTiles({ limitBytes: 4 * MB });
  const long: TileOrigin = {
    look: { mark: 'a', isFresh: () => true },
    read: async (room) => ({ bytes: room(MB).fill(7), kind: PNG }),
  };
  await takeTwice(hot, asked(1), long);
  const found = hot.find('/tiles/nord/9/1/0');
  expect([
    found?.isHot,
    found?.reply.plain.body.length,
    found?.reply.plain.body.every((byte) => byte === 7),
  ]).toEqual([true, MB, true]);
});

test('a vector tile is packed once, also where it is asked for again', async () => {
  const hot = createHotTiles();
  const vector: TileOrigin = {
    look: { mark: 'a', isFresh: () => true },
    read: async () => ({ ...contentOf(7), kind: { mediaType: 'application/x-protobuf', extension: 'pbf' } }),
  };
  const first = await take(hot, asked(1), vector);
  const again = await take(hot, asked(1), vector);
  expect(await again?.reply.compressed()).toBe(await first?.reply.compressed());
});

test('who was lent a tile hears when its memory is given up', async () => {
  const taken: ArrayBuffer[] = [];
  const hot = createHotTiles({ limitBytes: 2 * MB, takeBack: (memory) => void taken.push(memory) });
  const firstBytes: number[] = [];
  const sent = await hot.get(asked(0), originOf(200));
  for (let column = 1; column < 60; column++) {
    const found = await take(hot, asked(column), originOf(column));
    firstBytes.push(found?.reply.plain.body[0] ?? 0);
  }
  expect(firstBytes).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
  expect(taken).toContain(sent?.reply.plain.body.buffer);
  expect(taken.length).toBeGreaterThan(2);
  expect(sent?.reply.plain.body.every((byte) => byte === 200)).toBe(true);
});
