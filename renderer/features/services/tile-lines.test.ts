import { expect, test } from 'vitest';
import { tileLines } from './tile-lines.ts';

const cache = { cacheId: 'terreng', name: 'Terreng', mapName: 'Terreng', addedAtMs: 0, bytes: 0 };

test('a cache has its addresses below the root of tiles, and WMTS where it can be read and has images', () => {
  expect(tileLines(cache, 'http://127.0.0.1:1')).toEqual([
    { what: 'z/x/y', address: 'http://127.0.0.1:1/tiles/terreng/{z}/{x}/{y}' },
    { what: 'TileJSON', address: 'http://127.0.0.1:1/tiles/terreng.json' },
    { what: 'L/R/C', address: 'http://127.0.0.1:1/tiles/terreng/L{level}/R{row}/C{column}' },
  ]);
});
