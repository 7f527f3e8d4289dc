import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { spatialFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type WireGeometry = MapType<'Geometry'>;
const system = (WKID: number) => ({ $type: 'ProjectedCoordinateSystem' as const, WKID });
const box = (XMin: number, YMin: number, XMax: number, YMax: number, wkid: number): WireGeometry => ({
  $type: 'EnvelopeN',
  XMin,
  YMin,
  XMax,
  YMax,
  SpatialReference: system(wkid),
});
const polygon = (points: readonly (readonly [number, number])[], wkid = 25833): WireGeometry => ({
  $type: 'PolygonN',
  HasID: false,
  HasZ: false,
  HasM: false,
  RingArray: [{ $type: 'Ring', PointArray: points.map(([X, Y]) => ({ $type: 'PointN', X, Y })) }],
  SpatialReference: system(wkid),
});
const filterOf = (FilterGeometry: WireGeometry, more: object = {}) => ({
  MapName: '',
  LayerID: 1,
  QueryFilter: spatialFilter(FilterGeometry, more),
});
const found = async (geometry: WireGeometry, more: object = {}, LayerID = 1) =>
  (await map.ask('QueryFeatureIDs', { ...filterOf(geometry, more), LayerID })).FIDArray;
const ALL = [3, 40, 60, 222];

describe('filters that reach farther than the systems do', () => {
  test.each([
    ['the whole world in degrees', box(-180, -90, 180, 90, 4326)],
    ['more than the world', box(-400, -100, 400, 100, 4326)],
    [
      'the whole world in Web Mercator',
      box(-20_037_508.34, -20_037_508.34, 20_037_508.34, 20_037_508.34, 3857),
    ],
    ['half the Earth around zone 32', box(-9e6, -9e6, 9e6, 12e6, 25832)],
    ['the north in degrees', box(-180, 50, 180, 90, 4258)],
    [
      'the whole world as a polygon',
      polygon(
        [
          [-180, -90],
          [-180, 90],
          [180, 90],
          [180, -90],
          [-180, -90],
        ],
        4326,
      ),
    ],
  ])('%s takes everything that has a place', async (_, geometry) => {
    expect(await found(geometry)).toEqual(ALL);
    expect(await found(geometry, { SpatialRel: 'geoSpatialRelContains' })).toEqual(ALL);
    expect(await found(geometry, { SpatialRel: 'geoSpatialRelEnvelopeIntersects' })).toEqual(ALL);
    for (const id of [11, 13]) {
      const inLayer = { MapName: '', LayerID: id };
      expect((await found(geometry, {}, id)).length).toBe(await map.ask('QueryFeatureCount', inLayer));
    }
  });

  test('a part of the world keeps its own edges', async () => {
    expect(await found(box(-180, 60, 180, 90, 4326))).toEqual([40]);
    expect(await found(box(6.75, -90, 180, 90, 4326))).toEqual([3, 40, 60]);
  });

  test('a line round the world crosses what a short one does', async () => {
    const line = (south: number, north: number): WireGeometry => ({
      $type: 'PolylineN',
      HasID: false,
      HasZ: false,
      HasM: false,
      PathArray: [
        {
          $type: 'Path',
          PointArray: [
            { $type: 'PointN', X: 10, Y: south },
            { $type: 'PointN', X: 10, Y: north },
          ],
        },
      ],
      SpatialReference: system(4326),
    });
    const land = await found(line(-85, 85), {}, 13);
    expect(land.length).toBeGreaterThan(0);
    expect(land).toEqual(await found(line(50, 75), {}, 13));
  });

  test('the other side of the world has nothing', async () => {
    expect(await found(box(110, -45, 155, -10, 4326))).toEqual([]);
  });

  test('a box over the date line takes what lies on both of its sides, not what lies between', async () => {
    // From 20° east over the Pacific to 6° east: all of Norway but the middle.
    const around = await found(box(20, 50, 6, 90, 4326));
    const both = [...(await found(box(20, 50, 180, 90, 4326))), ...(await found(box(-180, 50, 6, 90, 4326)))];
    expect(around).toEqual(both.toSorted((one, other) => one - other));
    expect(around.length).toBeLessThan(ALL.length);
    // Metres have no date line: there the corners are only in another order.
    expect(await found(box(2e6, 6e6, -2e6, 9e6, 25833))).toEqual(ALL);
  });

  test('a point there is told as wrong', async () => {
    const point: WireGeometry = { $type: 'PointN', X: 120, Y: -30, SpatialReference: system(4326) };
    expect(await map.refusal('QueryFeatureIDs', filterOf(point))).toBe(
      'map/outside-crs QueryFilter.FilterGeometry 120 -30',
    );
  });
});

describe('a filter that would take too long is refused with its limit', () => {
  const circle = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => {
      const angle = (-2 * Math.PI * index) / count;
      return [1e5 * Math.cos(angle), 6.6e6 + 1e5 * Math.sin(angle)];
    });
  const star = (count: number): [number, number][] => {
    const points = circle(count);
    return points.map((_, index) => points[(index * (count >> 1)) % count] ?? [0, 0]);
  };
  const told = async (points: [number, number][]) => {
    const text = await map.exchange('QueryFeatureIDs', filterOf(polygon(points)));
    return /cannot be used: ([^<]*?)\.? ?(?:\(|<)/.exec(text)?.[1] ?? text;
  };

  test('of vertices', async () => {
    expect(await told(circle(50_001))).toContain('it has more than 50000 vertices');
  });

  test('of places where its sides cross', async () => {
    expect(await told(star(201))).toContain('it has more than 1000 places where its sides cross');
  });

  test('of sides that lie close to each other', async () => {
    const comb = Array.from({ length: 3000 }, (_, index): [number, number] => [
      index * 0.001 + (index % 2 ? 1000 : 0),
      6.6e6 + (index % 2 ? 1000 : 0),
    ]);
    expect(await told([...comb, [3000, 6.5e6]])).toContain(
      'it has more than 1000000 pairs of sides that lie close to each other',
    );
  });

  test('and one that is below them is compared', async () => {
    expect(await found(polygon(circle(20_000)))).toEqual([60, 222]);
    expect(await found(polygon(star(31)))).toEqual(expect.any(Array));
  });
});
