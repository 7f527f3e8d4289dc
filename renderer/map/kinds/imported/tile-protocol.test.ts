import { expect, test } from 'vitest';
import { createTileProtocol, type ReadTile } from './tile-protocol.ts';

const TILE = new Uint8Array([1, 2, 3]);
const ask = (
  protocol: ReturnType<typeof createTileProtocol>,
  url: string,
  controller = new AbortController(),
) => protocol.answer({ url }, controller);

test('an address is asked of the reader, and its bytes are answered as a buffer of their own', async () => {
  const asked: unknown[] = [];
  const protocol = createTileProtocol(async (layerId, address) => {
    asked.push({ layerId, address });
    return { tile: TILE, isThinned: false };
  });
  const { data } = await ask(protocol, 'varde-layer://1000/4/8/5/0');
  expect(asked).toEqual([{ layerId: 1000, address: { z: 4, x: 8, y: 5 } }]);
  expect(data).toEqual(new Uint8Array([1, 2, 3]).buffer);
  expect(data).not.toBe(TILE.buffer);
});

test('what is being read, thinned or failed is known by layer, and told', async () => {
  let answer: ReadTile = async () => ({ tile: TILE, isThinned: true });
  const protocol = createTileProtocol((...input) => answer(...input));
  let told = 0;
  const stop = protocol.listen(() => {
    told += 1;
  });
  const reading = ask(protocol, 'varde-layer://1000/4/8/5/0');
  expect(protocol.reading(1000).pendingCount).toBe(1);
  await reading;
  expect(protocol.reading(1000)).toMatchObject({ pendingCount: 0, error: undefined });
  expect(protocol.reading(1000).thinned).toEqual(new Set(['4/8/5']));

  const failure = new Error('away');
  answer = () => Promise.reject(failure);
  await expect(ask(protocol, 'varde-layer://1000/5/8/5/0')).rejects.toBe(failure);
  expect(protocol.reading(1000)).toMatchObject({ pendingCount: 0, error: failure });
  expect(protocol.reading(1001).error).toBeUndefined();

  answer = async () => ({ tile: TILE, isThinned: false });
  await ask(protocol, 'varde-layer://1000/4/8/5/1');
  expect(protocol.reading(1000)).toEqual({ pendingCount: 0, error: undefined, thinned: new Set() });
  const before = told;
  stop();
  await ask(protocol, 'varde-layer://1000/4/8/5/1');
  expect(told).toBe(before);
});

test('a tile that MapLibre no longer waits for is no failure', async () => {
  const protocol = createTileProtocol(
    (_layerId, _address, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  const controller = new AbortController();
  const pending = ask(protocol, 'varde-layer://1000/4/8/5/0', controller);
  controller.abort();
  await expect(pending).rejects.toThrow('stopped');
  expect(protocol.reading(1000)).toMatchObject({ pendingCount: 0, error: undefined });
});
