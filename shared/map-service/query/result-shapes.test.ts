import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { boxPolygon, type Geometry, partsOf } from '../../geo/geometry/geometry.ts';
import { AS_RECORDS, layerDescription, queryFilter } from '../../testing/map-descriptions.ts';
import { recordSetOf } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { shapeReader } from './result-shapes.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const LAND = 13;
const input = (options: object, filter: object = {}) => ({
  MapName: '',
  LayerDescription: layerDescription(LAND, { LayerResultOptions: options }),
  QueryFilter: queryFilter('', filter),
  QueryResultOptions: AS_RECORDS,
});

async function rings(options: object, filter: object = {}): Promise<[number, number][][]> {
  const { Records } = recordSetOf(await map.ask('QueryFeatureData2', input(options, filter)));
  return Records.flatMap(({ Values }) => {
    const shape = Values.at(-1);
    if (!shape || !('$type' in shape) || shape.$type !== 'PolygonN') return [];
    return shape.RingArray.map(({ PointArray = [] }) =>
      PointArray.map((point): [number, number] => (point.$type === 'PointN' ? [point.X, point.Y] : [0, 0])),
    );
  });
}

const countOf = (all: [number, number][][]) => all.flat().length;
const longest = (all: [number, number][][]) =>
  Math.max(
    ...all.flatMap((ring) =>
      ring
        .slice(1)
        .map(([x, y], index) => Math.hypot(x - (ring[index]?.[0] ?? 0), y - (ring[index]?.[1] ?? 0))),
    ),
  );

describe('shapes come', () => {
  test('without any where that is asked for', async () => {
    const { Fields } = recordSetOf(await map.ask('QueryFeatureData2', input({ IncludeGeometry: false })));
    const types = Fields.FieldArray.map(({ Type }) => Type);
    expect(types).toContain('geoFieldTypeOID');
    expect(types).not.toContain('geoFieldTypeGeometry');
  });

  test('with sides no longer than wanted, only where densifying is switched on', async () => {
    const asStored = await rings({});
    const most = longest(asStored) / 3;
    const options = { MaximumSegmentLength: most };
    expect(await rings({ GeometryResultOptions: options })).toEqual(asStored);
    const dense = await rings({ GeometryResultOptions: { ...options, DensifyGeometries: true } });
    expect(longest(dense)).toBeLessThanOrEqual(most * (1 + 1e-9));
    expect(countOf(dense)).toBeGreaterThan(countOf(asStored));
  });

  test('with sides that follow where they lie in another system', async () => {
    const degrees = { OutputSpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 } };
    const corners = await rings({}, degrees);
    const follow = { GeometryResultOptions: { DensifyGeometries: true, MaximumDeviation: 1e-5 } };
    expect(countOf(await rings(follow, degrees))).toBeGreaterThan(countOf(corners));
    expect(await rings(follow)).toEqual(await rings({}));
  });

  test('coarser by an offset or by the resolution of the filter, whichever is larger', async () => {
    const asStored = countOf(await rings({}));
    const offset = (MaximumAllowableOffset: number) => ({
      GeometryResultOptions: { GeneralizeGeometries: true, MaximumAllowableOffset },
    });
    const coarse = await rings(offset(30_000));
    expect(countOf(coarse)).toBeLessThan(asStored);
    expect(await rings({}, { Resolution: 30_000 })).toEqual(coarse);
    expect(await rings(offset(1), { Resolution: 30_000 })).toEqual(coarse);
    expect(await rings({ GeometryResultOptions: { MaximumAllowableOffset: 30_000 } })).toEqual(
      await rings({}),
    );
  });
});

test.each<[string, MapType<'GeometryResultOptions'>, string]>([
  ['pieces without end', { DensifyGeometries: true, MaximumSegmentLength: 1e-6 }, 'map/bad-geometry'],
  ['no number', { DensifyGeometries: true, MaximumSegmentLength: Number.NaN }, 'value/bad'],
])('%s are refused by their path', async (_, GeometryResultOptions, code) => {
  expect(await map.refusal('QueryFeatureData2', input({ GeometryResultOptions }))).toContain(
    `${code} LayerDescription.LayerResultOptions.GeometryResultOptions.MaximumSegmentLength`,
  );
});

test('a resolution that is no length is refused', async () => {
  expect(await map.refusal('QueryFeatureData2', input({}, { Resolution: Number.NaN }))).toContain(
    'value/bad QueryFilter.Resolution',
  );
});

describe('a shape that leaves the area of the asked system', () => {
  const inZone35 = (shape: Geometry) =>
    shapeReader({ crs: findCrs(4326), shape: () => shape }, findCrs(25835), {}, 'OutputSpatialReference')(0);

  test('is told as far as the system reaches', () => {
    const world = inZone35(boxPolygon({ xMin: -180, yMin: -60, xMax: 180, yMax: 85 }));
    const numbers = world ? partsOf(world).flatMap((part) => Array.from(part)) : [];
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  test('is nothing where it is a point outside, and of many points those inside', () => {
    expect(inZone35({ kind: 'point', x: 120, y: -30 })).toBeUndefined();
    const some = inZone35({ kind: 'multipoint', coordinates: Float64Array.of(27, 70, 120, -30) });
    expect(some && partsOf(some).flatMap((part) => Array.from(part)).length).toBe(2);
  });

  test('is told whole where the system reaches it', () => {
    expect(inZone35({ kind: 'point', x: 27, y: 0 })).toMatchObject({ kind: 'point' });
  });
});
