import { expect, test } from 'vitest';
import { findScheme } from '../../../shared/tiles/scheme/tile-schemes.ts';
import { countOf, roomProblem } from './tile-selection.ts';

const estimate = { bytes: 1_000 };

test('the count of a selection is known without a look at its tiles', () => {
  const facts = {
    name: 'Terreng',
    storage: 'mbtiles',
    scheme: findScheme('web'),
    format: 'PNG',
    quality: 0,
    minLevel: 0,
    maxLevel: 9,
    box: { xMin: 0, yMin: 0, xMax: 2e7, yMax: 2e7 },
  } as const;
  const bounds = { west: 1, south: 1, east: 179, north: 84 };
  expect(countOf(facts, { cacheId: 'terreng', minLevel: 1, maxLevel: 3, bounds })).toBe(1 + 4 + 16);
  const none = { west: -60, south: 10, east: -50, north: 20 };
  expect(countOf(facts, { cacheId: 'terreng', minLevel: 1, maxLevel: 3, bounds: none })).toBe(0);
});

test('what does not fit the disk, or the limit of a cache that is built, is told', () => {
  expect(roomProblem('export', { ...estimate, exportFreeBytes: 999 })).toEqual({ kind: 'noRoom' });
  expect(roomProblem('export', { ...estimate, exportFreeBytes: 1_000, buildLimitBytes: 1 })).toBeUndefined();
  const room = { ...estimate, buildFreeBytes: 5_000, buildLimitBytes: 500 };
  expect(roomProblem('build', room)).toEqual({ kind: 'beyondLimit', limitBytes: 500 });
  expect(roomProblem('build', { ...room, buildFreeBytes: 1 })).toEqual({ kind: 'noRoom' });
  expect(roomProblem('build', estimate)).toBeUndefined();
});
