import { expect, test } from 'vitest';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { bookmarks } from '../../catalog/maps.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { boxContains } from '../../geo/geometry/box.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { bookmarkBox, tableBox } from './map-extent.ts';

const UTM = findCrs(25833);
const DEGREES = findCrs(4326);
const points = (...places: [number, number][]) =>
  createFeatureTable(
    places.map(([x, y], index) => ({ objectId: index + 1, values: {}, shape: { kind: 'point', x, y } })),
    DEGREES,
  );

test('a table has its own box in its own system', async () => {
  expect(await tableBox(points([5, 60], [7, 62]), DEGREES)).toEqual({ xMin: 5, yMin: 60, xMax: 7, yMax: 62 });
  expect(await tableBox(points(), DEGREES)).toBeUndefined();
});

test('shapes that a system does not reach are left out of the box in it', async () => {
  // cs2cs EPSG:4326 EPSG:25833
  const box = await tableBox(points([15, 60], [-100, 40]), UTM);
  expect(box?.xMin).toBeCloseTo(500_000, 3);
  expect(box?.yMax).toBeCloseTo(6_651_411.19, 2);
  expect(box?.xMax).toBe(box?.xMin);
  expect(await tableBox(points([-100, 40]), UTM)).toBeUndefined();
});

test('the box of very many vertices is the one around their own box, which holds them', async () => {
  const places = Array.from({ length: 60_000 }, (_, index): [number, number] => [
    5 + ((index * 7) % 25_000) / 1000,
    58 + ((index * 13) % 12_000) / 1000,
  ]);
  const [some, all] = [
    await tableBox(points(...places.slice(0, 40_000)), UTM),
    await tableBox(points(...places), UTM),
  ];
  if (!some || !all) throw new Error('No box');
  expect(boxContains(all, some)).toBe(true);
  // The parallel in the north is lowest at 15° east, and highest where nothing is.
  expect(all.yMax).toBeGreaterThan(some.yMax);
}, 30_000);

test('shapes are brought into memory before they are followed', async () => {
  const whole = points([15, 60], [-100, 40]);
  const stored: FeatureTable = {
    ...whole,
    load: async () => whole,
    shape() {
      throw new Error('Not in memory');
    },
  };
  expect((await tableBox(stored, UTM))?.xMin).toBeCloseTo(500_000, 3);
});

test('the area of a bookmark is followed once for each system', () => {
  const [norway, north] = bookmarks;
  const box = bookmarkBox(norway, { crs: UTM });
  expect(bookmarkBox(norway, { crs: UTM })).toBe(box);
  expect(bookmarkBox(north, { crs: UTM })).not.toEqual(box);
  const { xMin, yMin, xMax, yMax } = bookmarkBox(norway, { crs: findCrs(4258) });
  expect([xMin, yMin, xMax, yMax]).toEqual([norway.west, norway.south, norway.east, norway.north]);
});
