import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BASE_SCHEME } from './base-source.ts';
import { answerBaseTile } from './base-tiles.ts';

afterEach(() => vi.unstubAllGlobals());

const file = resolve(import.meta.dirname, '../../../../assets/basemap/base-map.pmtiles');
const ask = async (address: string) => {
  const { data } = await answerBaseTile({ url: `${BASE_SCHEME}://${address}` }, new AbortController());
  return data instanceof ArrayBuffer ? data.byteLength : undefined;
};

test('a base map that could not be read is read again for the next tile, and then once', async () => {
  const fetched = vi.fn(async () => new Response(readFileSync(file)));
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await expect(ask('4/8/4')).rejects.toThrow('503');
  expect(await ask('4/8/4')).toBeGreaterThan(1_000);
  expect(await ask('0/0/0')).toBeGreaterThan(1_000);
  // South America.
  expect(await ask('3/2/4')).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(2);
});
