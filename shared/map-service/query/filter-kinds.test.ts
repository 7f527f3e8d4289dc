// Every kind of geometry that a filter may be, and every way to name its system.

import { beforeAll, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { DEGREES, spatialFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type WireGeometry = MapType<'Geometry'>;
type Segment = MapType<'Segment'>;

// Plant 222 in UTM 33 by PROJ; the next plant lies 16 kilometres away.
const [PX, PY] = [25_245.607, 6_625_797.021];
const at = (X: number, Y: number) => ({ $type: 'PointN' as const, X, Y });
const FLAGS = { HasID: false, HasZ: false, HasM: false } as const;
const ring = (SegmentArray: Segment[]): WireGeometry => ({
  $type: 'PolygonN',
  ...FLAGS,
  RingArray: [{ $type: 'Ring', SegmentArray }],
});
const input = (geometry: WireGeometry, more: object = {}) => ({
  MapName: '',
  LayerID: 1,
  QueryFilter: spatialFilter(geometry, more),
});
const found = async (geometry: WireGeometry, more: object = {}) =>
  (await map.ask('QueryFeatureIDs', input(geometry, more))).FIDArray;

describe('a curve is followed to the centimetre', () => {
  const east = (distance: number) => at(PX + distance, PY);
  const circle = (centreX: number, radius: number): WireGeometry => {
    const [start, opposite] = [at(centreX - radius, PY), at(centreX + radius, PY)];
    const half = {
      $type: 'CircularArc' as const,
      CenterPoint: at(centreX, PY),
      IsCounterClockwise: false,
      IsMinor: false,
      IsLine: false,
    };
    return ring([
      { ...half, FromPoint: start, ToPoint: opposite },
      { ...half, FromPoint: opposite, ToPoint: start },
    ]);
  };

  test.each([
    ['a circle', 0.02, (off: number) => circle(PX + 9000, 9000 + off)],
    [
      'a half of an ellipse over a line',
      0.02,
      (off: number) => {
        const [a, ratio] = [8000, 0.5];
        const centre = at(PX, PY - ratio * a + off);
        const [from, to] = [at(centre.X + a, centre.Y), at(centre.X - a, centre.Y)];
        const arc: Segment = {
          $type: 'EllipticArc',
          FromPoint: from,
          ToPoint: to,
          EllipseStd: false,
          CenterPoint: centre,
          Rotation: 0,
          MinorMajorRatio: ratio,
          IsCounterClockwise: true,
          IsMinor: false,
        };
        return ring([arc, { $type: 'Line', FromPoint: to, ToPoint: from }]);
      },
    ],
    [
      'a Bézier curve over a line',
      0.02,
      (off: number) => {
        // Both controls 8000 m up: the curve is 6000 m up in its middle.
        const base = PY - 6000 + off;
        const [from, to] = [at(PX - 5000, base), at(PX + 5000, base)];
        const controls = [at(PX - 5000, base + 8000), at(PX + 5000, base + 8000)];
        const curve: Segment = {
          $type: 'BezierCurve',
          FromPoint: from,
          ToPoint: to,
          Degree: 3,
          ControlPointArray: controls,
        };
        return ring([curve, { $type: 'Line', FromPoint: to, ToPoint: from }]);
      },
    ],
  ])('%s', async (_, offM, shape) => {
    expect(await found(shape(offM))).toEqual([222]);
    expect(await found(shape(-offM))).toEqual([]);
  });

  test('an arc that says that it is a line is one', async () => {
    const [from, to] = [east(-500), east(500)];
    const arc: Segment = {
      $type: 'CircularArc',
      FromPoint: from,
      ToPoint: to,
      CenterPoint: from,
      IsCounterClockwise: false,
      IsMinor: true,
      IsLine: true,
    };
    const line: WireGeometry = {
      $type: 'PolylineN',
      ...FLAGS,
      PathArray: [{ $type: 'Path', SegmentArray: [arc] }],
    };
    expect(await found(line, { SpatialRel: 'geoSpatialRelEnvelopeIntersects' })).toEqual([]);
    const box: WireGeometry = { $type: 'EnvelopeN', XMin: PX + 1, YMin: PY + 1, XMax: PX - 1, YMax: PY - 1 };
    expect(await found(box)).toEqual([222]);
  });
});

describe('many points', () => {
  const land = (points: [number, number][], SpatialRel: string) => ({
    ...input(
      {
        $type: 'MultipointN',
        ...FLAGS,
        PointArray: points.map(([X, Y]) => at(X, Y)),
        SpatialReference: DEGREES,
      },
      { SpatialRel },
    ),
    LayerID: 13,
  });
  const count = (...args: Parameters<typeof land>) => map.ask('QueryFeatureCount', land(...args));
  // Inland of the small base map, and out at sea.
  const inland: [number, number] = [10, 61];
  const sea: [number, number] = [0, 65];

  test('relate as a whole to areas', async () => {
    expect(await count([inland, sea], 'geoSpatialRelIntersects')).toBe(1);
    expect(await count([inland, sea], 'geoSpatialRelCrosses')).toBe(1);
    expect(await count([inland, sea], 'geoSpatialRelWithin')).toBe(0);
    expect(await count([inland, inland], 'geoSpatialRelWithin')).toBe(1);
    expect(await count([sea], 'geoSpatialRelIntersects')).toBe(0);
  });

  test('may be twenty thousand, over every area of the base map', async () => {
    const many = Array.from({ length: 20_000 }, (_, index): [number, number] => [
      -2 + ((index * 7919) % 34_000) / 1000,
      55 + ((index * 104_729) % 25_000) / 1000,
    ]);
    const all = await map.ask('QueryFeatureCount', { MapName: '', LayerID: 13 });
    expect(await count(many, 'geoSpatialRelCrosses')).toBe(all);
    expect(await count(many, 'geoSpatialRelWithin')).toBe(0);
  }, 30_000);
});

describe('the system of a filter', () => {
  const near = (SpatialReference?: MapType<'SpatialReference'>): WireGeometry => ({
    $type: 'EnvelopeN',
    XMin: 6.5,
    YMin: 59.4,
    XMax: 6.7,
    YMax: 59.52,
    ...(SpatialReference ? { SpatialReference } : {}),
  });
  const WKT = findCrs(4326).wkt;

  test.each<[string, MapType<'SpatialReference'>]>([
    ['by its number', { $type: 'GeographicCoordinateSystem', WKID: 4326 }],
    ['by its newer number alone', { $type: 'GeographicCoordinateSystem', LatestWKID: 4326 }],
    ['by its text alone', { $type: 'GeographicCoordinateSystem', WKT }],
    ['by its text, where the number is 0', { $type: 'UnknownCoordinateSystem', WKT, WKID: 0 }],
    [
      'by its number before its text',
      { $type: 'GeographicCoordinateSystem', WKID: 4326, WKT: findCrs(25833).wkt },
    ],
  ])('is known %s', async (_, reference) => {
    expect(await found(near(reference))).toEqual([222]);
  });

  test('is that of the map where it says nothing', async () => {
    expect(await found(near())).toEqual([]);
    expect(await found(near({ $type: 'UnknownCoordinateSystem' }))).toEqual([]);
  });

  test('is refused by name where it is none of ours', async () => {
    const reference = { $type: 'ProjectedCoordinateSystem' as const, WKID: 27700 };
    expect(await map.refusal('QueryFeatureIDs', input(near(reference)))).toBe(
      'map/unknown-crs QueryFilter.FilterGeometry 27700',
    );
  });
});

describe('kinds that are not served are refused by name', () => {
  const bytes = { Bytes: new Uint8Array([1, 2]) };
  test.each<WireGeometry>([
    { $type: 'EnvelopeB', ...bytes },
    { $type: 'PointB', ...bytes },
    { $type: 'MultipointB', ...bytes },
    { $type: 'PolylineB', ...bytes },
    { $type: 'PolygonB', ...bytes },
    { $type: 'MultiPatchB', ...bytes },
    { $type: 'Triangles', PointArray: [] },
    { $type: 'TriangleFan', PointArray: [] },
    { $type: 'TriangleStrip', PointArray: [] },
    { $type: 'Geometry' },
  ])('$$type', async (geometry) => {
    const envelope = await map.exchange('QueryFeatureIDs', input(geometry));
    expect(envelope).toContain('<code>map/bad-geometry</code>');
    expect(envelope).toContain(`${geometry.$type} is not a kind that can be used here`);
  });
});
