import { expect, test } from 'vitest';
import { spaceByKind } from './space-by-kind.ts';

test('sizes are added up by what a cache is', () => {
  const list = [
    { bytes: 5, isDrawn: true },
    { bytes: 7, isDrawn: true },
    { bytes: 11 },
    { bytes: 13, path: '/kart/terreng.mbtiles' },
  ];
  expect(spaceByKind(list)).toEqual([
    { kind: 'drawn', bytes: 12 },
    { kind: 'copied', bytes: 11 },
    { kind: 'inPlace', bytes: 13 },
  ]);
});
