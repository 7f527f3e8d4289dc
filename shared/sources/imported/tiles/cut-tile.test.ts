import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { createFeatureTable } from '../../../catalog/feature-table.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import type { Geometry } from '../../../geo/geometry/geometry.ts';
import { worldPoint } from '../../../geo/world-point.ts';
import { createScheduler, NEVER_YIELDING } from '../../../ports/scheduler.ts';
import { createCountedEventLoop, createSetClock } from '../../../testing/ports/fixed-ports.ts';
import { cutTile } from './cut-tile.ts';

type Kind = 'point' | 'multipoint' | 'polyline' | 'polygon';

function layerOf(kind: Kind, shapes: readonly (Geometry | undefined)[], wkid = 4326) {
  const rows = shapes.map((shape, index) => ({ objectId: index + 1, values: {}, shape }));
  return { kind, table: createFeatureTable(rows, findCrs(wkid)) };
}

const point = (x: number, y: number): Geometry => ({ kind: 'point', x, y });
const line = (...paths: number[][]): Geometry => ({ kind: 'polyline', paths });
const area = (...rings: number[][]): Geometry => ({ kind: 'polygon', rings });
const box = (west: number, south: number, east: number, north: number) => [
  ...[west, south, west, north, east, north, east, south, west, south],
];

interface Shown {
  readonly id: number | undefined;
  readonly type: number;
  readonly count: unknown;
  readonly paths: number[][][];
}

async function shownIn(layer: ReturnType<typeof layerOf>, z: number, x: number, y: number) {
  const { tile, isThinned } = await cutTile(layer, { z, x, y }, NEVER_YIELDING);
  const shapes = new VectorTile(new PbfReader(tile)).layers['shapes'];
  const features: Shown[] = Array.from({ length: shapes?.length ?? 0 }, (_, index) => {
    const feature = shapes?.feature(index);
    return {
      id: feature?.id,
      type: feature?.type ?? 0,
      count: feature?.properties['count'],
      paths: (feature?.loadGeometry() ?? []).map((path) => path.map((place) => [place.x, place.y])),
    };
  });
  return { features, isThinned, bytes: tile.byteLength };
}

/** Clockwise on the screen: positive. */
function doubledArea(path: readonly number[][]): number {
  return path.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = path[(index + 1) % path.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

test('a point is in the one tile that it lies in, under its OBJECTID', async () => {
  const layer = layerOf('point', [undefined, point(0, 0), point(90, 0)]);
  // The middle of the world is the corner of four tiles: its north-west belongs to the south-eastern one.
  expect((await shownIn(layer, 1, 1, 1)).features).toEqual([
    { id: 2, type: 1, count: undefined, paths: [[[0, 0]]] },
    { id: 3, type: 1, count: undefined, paths: [[[2048, 0]]] },
  ]);
  for (const [x, y] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const) {
    expect((await shownIn(layer, 1, x, y)).bytes).toBe(0);
  }
});

test('rows without a shape, and layers of nothing else, are no features', async () => {
  expect((await shownIn(layerOf('polygon', [undefined, undefined]), 0, 0, 0)).bytes).toBe(0);
});

test.each([
  [-1, 0, 0],
  [1, 2, 0],
  [1, 0, -1],
  [40, 0, 0],
])('tile %i/%i/%i is none, and empty', async (z, x, y) => {
  expect((await shownIn(layerOf('point', [point(0, 0)]), z, x, y)).bytes).toBe(0);
});

test('of a multipoint a tile has the points that lie in it', async () => {
  const layer = layerOf('multipoint', [{ kind: 'multipoint', coordinates: [-90, 0, 45, 0, 90, 0] }]);
  const { features } = await shownIn(layer, 1, 1, 1);
  expect(features[0]?.paths.flat()).toEqual([
    [1024, 0],
    [2048, 0],
  ]);
});

test('a line is cut a little beyond the tile, and comes in again as another path', async () => {
  const [[west, east]] = [[-135, 135]];
  const layer = layerOf('polyline', [line([west, 10, 90, 10, 90, -60, 45, -60, 45, 60, east, 60])]);
  const { features } = await shownIn(layer, 1, 1, 0);
  const places = features.flatMap(({ paths }) => paths.flat());
  expect(features[0]?.paths.length).toBe(2);
  // The buffer is 64 units.
  expect(Math.min(...places.map(([x = 0]) => x))).toBe(-64);
  expect(Math.max(...places.map(([, y = 0]) => y))).toBe(4096 + 64);
});

test('vertices that no pixel tells apart are left out', async () => {
  const path = Array.from({ length: 2000 }, (_, index) => [index / 20, Math.sin(index) / 1000]).flat();
  const { features } = await shownIn(layerOf('polyline', [line(path)]), 0, 0, 0);
  expect(features[0]?.paths[0]?.length).toBeLessThan(10);
  const near = await shownIn(layerOf('polyline', [line(path)]), 14, 8192, 8191);
  expect(near.features.flatMap(({ paths }) => paths.flat()).length).toBeGreaterThan(0);
});

test('a hole goes the other way than the ring around it, however the file has them', async () => {
  const outer = box(10, 10, 80, 60);
  const hole = box(30, 20, 60, 50);
  for (const rings of [
    [outer, hole],
    [outer.toReversed(), hole].map((ring, index) => (index === 0 ? swapped(ring) : ring)),
  ]) {
    const { features } = await shownIn(layerOf('polygon', [area(...rings)]), 1, 1, 0);
    const [ring, inner] = features[0]?.paths ?? [];
    expect(features[0]?.paths.length).toBe(2);
    expect(doubledArea(ring ?? [])).toBeGreaterThan(0);
    expect(doubledArea(inner ?? [])).toBeLessThan(0);
  }
});

/** A ring that was turned with its numbers one by one. */
function swapped(ring: readonly number[]): number[] {
  return Array.from({ length: ring.length / 2 }, (_, at) => [
    ring[2 * at + 1] ?? 0,
    ring[2 * at] ?? 0,
  ]).flat();
}

test('an area that holds the tile fills it; a tile in its hole is empty', async () => {
  const layer = layerOf('polygon', [area(box(-170, -80, 170, 80), box(-20, -20, 20, 20))]);
  const { features } = await shownIn(layer, 3, 1, 3);
  const corners = new Set(features[0]?.paths[0]?.map(String));
  expect(corners).toEqual(new Set(['-64,-64', '-64,4160', '4160,-64', '4160,4160']));
  const inside = await shownIn(layer, 6, 32, 32);
  // The ring still holds the tile, and the hole covers it whole.
  const sum = (inside.features[0]?.paths ?? []).reduce((total, path) => total + doubledArea(path), 0);
  expect(sum).toBe(0);
});

test('what is smaller than a pixel is drawn as one', async () => {
  const tiny = layerOf('polygon', [area(box(10, 10, 10.0001, 10.0001))]);
  expect(doubledArea((await shownIn(tiny, 0, 0, 0)).features[0]?.paths[0] ?? [])).toBe(2 * 8 * 8);
  const short = layerOf('polyline', [line([10, 10, 10.0001, 10])]);
  expect((await shownIn(short, 0, 0, 0)).features[0]?.paths[0]?.length).toBe(2);
});

test('places of UTM 33 come to where the same places in degrees come', async () => {
  // PROJ 9.1.1, cs2cs: 10.75° E 59.91° N and 18.96° E 69.65° N in EPSG:25833.
  const utm = layerOf(
    'point',
    [point(262_409.732, 6_649_017.749), point(653_597.495, 7_731_821.943)],
    25_833,
  );
  const degrees = layerOf('point', [point(10.75, 59.91), point(18.96, 69.65)]);
  for (const [z, x, y] of [
    [0, 0, 0],
    [5, 16, 9],
    [5, 17, 7],
  ] as const) {
    const [one, other] = [await shownIn(utm, z, x, y), await shownIn(degrees, z, x, y)];
    expect(one.features.length).toBe(other.features.length);
    for (const [index, { paths }] of one.features.entries()) {
      const [[[x1 = 0, y1 = 0] = []] = []] = paths;
      const [[[x2 = 0, y2 = 0] = []] = []] = other.features[index]?.paths ?? [];
      expect(Math.hypot(x1 - x2, y1 - y2)).toBeLessThan(2);
    }
  }
  expect((await shownIn(utm, 5, 16, 9)).features.map(({ id }) => id)).toEqual([1]);
});

test('a place beyond 180° lies where others do that are a turn less', async () => {
  const layer = layerOf('polyline', [line([170, 10, 190, 10])]);
  const west = await shownIn(layer, 2, 0, 1);
  const east = await shownIn(layer, 2, 3, 1);
  expect(west.features[0]?.paths[0]?.[0]?.[0]).toBe(-64);
  expect(east.features[0]?.paths[0]?.at(-1)?.[0]).toBe(4160);
  expect((await shownIn(layer, 2, 1, 1)).bytes).toBe(0);
});

/** A hundred thousand points in a few pixels, and one far from them. */
function crowd() {
  const points = Array.from({ length: 100_000 }, (_, index) =>
    point(10 + (index % 317) / 10_000, 60 + Math.floor(index / 317) / 10_000),
  );
  return layerOf('point', [...points, point(-60, 0)]);
}

test('of too many points one stands for those in its place, and says for how many', async () => {
  const { features, isThinned } = await shownIn(crowd(), 0, 0, 0);
  expect(isThinned).toBe(true);
  expect(features.length).toBeLessThan(10);
  const counts = features.map(({ count }) => Number(count ?? 1));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100_001);
  expect(features.find(({ id }) => id === 100_001)?.count).toBeUndefined();
  expect(await shownIn(crowd(), 0, 0, 0)).toEqual({ features, isThinned, bytes: expect.any(Number) });
});

test('near enough, every point is there', async () => {
  const layer = crowd();
  const [x, y] = worldPoint(10.015, 60.015).map((share) => Math.floor(share * 2 ** 16));
  const near = await shownIn(layer, 16, x ?? 0, y ?? 0);
  const all = layer.table.index.search({ xMin: -180, yMin: -90, xMax: 180, yMax: 90 }).length;
  expect(all).toBe(100_001);
  expect(near.isThinned).toBe(false);
  expect(near.features.length).toBeGreaterThan(1000);
  expect(new Set(near.features.map(({ id }) => id)).size).toBe(near.features.length);
});

test('large shapes are not thinned', async () => {
  const lines = Array.from({ length: 10_050 }, (_, index) => line([0, index / 200, 100, index / 200]));
  const { features, isThinned } = await shownIn(layerOf('polyline', lines), 0, 0, 0);
  expect(features.length).toBe(10_050);
  expect(isThinned).toBe(false);
});

/** Every look at it takes a millisecond. */
function tickingClock() {
  const clock = createSetClock('2026-11-28T12:00:00Z');
  return {
    nowMs() {
      clock.set(clock.nowMs() + 1);
      return clock.nowMs();
    },
  };
}

test('the work stops when nobody waits for it any more, and gives way before', async () => {
  const controller = new AbortController();
  const eventLoop = createCountedEventLoop();
  const scheduler = createScheduler({
    clock: tickingClock(),
    eventLoop: {
      async yieldToEventLoop() {
        await eventLoop.yieldToEventLoop();
        if (eventLoop.count === 3) controller.abort();
      },
    },
    signal: controller.signal,
  });
  await expect(cutTile(crowd(), { z: 0, x: 0, y: 0 }, scheduler)).rejects.toMatchObject({
    code: 'job/cancelled',
  });
  expect(eventLoop.count).toBe(3);
});
