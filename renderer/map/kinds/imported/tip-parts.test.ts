import { expect, test } from 'vitest';
import { tipParts } from './tip-parts.ts';

const hit = (layerId: number, objectId: number, count = 1) => ({ layerId, objectId, count });

test('a tip names features by layers, and counts all of a layer that it names', () => {
  const { parts, moreCount } = tipParts([hit(7, 1), hit(8, 1, 12), hit(7, 2), hit(7, 3)], 3);
  expect(parts).toEqual([
    { layerId: 7, named: [hit(7, 1), hit(7, 2)], count: 3 },
    { layerId: 8, named: [hit(8, 1, 12)], count: 12 },
  ]);
  expect(moreCount).toBe(0);
});

test('features of layers that are not named are a number', () => {
  expect(tipParts([hit(7, 1), hit(8, 1, 12), hit(9, 5)], 1).moreCount).toBe(13);
});
