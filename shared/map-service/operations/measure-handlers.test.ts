import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { publishedMaps } from '../../sources/published-maps.ts';
import { DEGREES, withoutDisplay } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const point = (X: number, Y: number, WKID?: number) => ({
  $type: 'PointN' as const,
  X,
  Y,
  ...(WKID ? { SpatialReference: { $type: 'ProjectedCoordinateSystem' as const, WKID } } : {}),
});
const box = (XMin: number, YMin: number, XMax: number, YMax: number) => ({
  $type: 'MapExtent' as const,
  Extent: { $type: 'EnvelopeN' as const, XMin, YMin, XMax, YMax },
});
const image = (ImageWidth: number, ImageHeight: number, ImageDPI = 96) => ({
  MapImageDisplay: { ImageHeight, ImageWidth, ImageDPI },
});
const view = (MapArea: MapType<'MapArea'> | undefined, more: object = {}) => ({
  MapDescription: { Name: '', Rotation: 0, ...(MapArea ? { MapArea } : {}), ...more },
  ...image(600, 400),
});
const scaleOf = (input: ReturnType<typeof view>) => map.ask('ComputeScale', input);

describe('scales', () => {
  test('the published table of levels is met to its digits', async () => {
    // Level 0: 156543.03392800014 m per pixel at 96 dpi is 1 : 591657527.591555.
    const half = (156543.03392800014 * 256) / 2;
    const level0 = { ...view(box(-half, -half, half, half), { Name: 'Varde web' }), ...image(256, 256) };
    expect(await scaleOf(level0)).toBeCloseTo(591_657_527.591555, 4);
  });

  test('a box is widened to the shape of the image', async () => {
    const square = await scaleOf(view(box(0, 6_500_000, 100_000, 6_600_000)));
    const wide = await scaleOf(view(box(-25_000, 6_500_000, 125_000, 6_600_000)));
    expect(square).toBeCloseTo(wide, 6);
  });

  test('an area at a scale has that scale, whatever it is turned by', async () => {
    const area = { $type: 'CenterAndScale' as const, Center: point(262_000, 6_650_000), Scale: 50_000 };
    expect(await scaleOf(view(area))).toBeCloseTo(50_000, 6);
    expect(await scaleOf(view(area, { Rotation: 33 }))).toBeCloseTo(50_000, 6);
    // A device of half the size shows half as much, and the image then doubles the pixels.
    const device = { ...area, DevLeft: 0, DevTop: 0, DevRight: 300, DevBottom: 200 };
    expect(await scaleOf(view(device))).toBeCloseTo(25_000, 6);
  });

  test('without an area the published one is meant', async () => {
    const info = await map.ask('GetServerInfo', { MapName: '' });
    const published = view(info.DefaultMapDescription?.MapArea);
    expect(await scaleOf(view(undefined))).toBe(await scaleOf(published));
  });

  test('a view in another system shows the part of the area that it reaches', async () => {
    const zone32 = { SpatialReference: { $type: 'ProjectedCoordinateSystem' as const, WKID: 25832 } };
    const info = await map.ask('GetServerInfo', { MapName: '' });
    const published = info.DefaultMapDescription?.MapArea;
    // The box of Norway in zone 33 has corners that zone 32 does not reach; Norway itself lies within it.
    const norway = await scaleOf(view(undefined, zone32));
    expect(norway).toBeGreaterThan(10e6);
    expect(norway).toBeLessThan(30e6);
    expect(await scaleOf(view(published, zone32))).toBeGreaterThanOrEqual(norway);
    const world = { ...box(-180, -90, 180, 90) };
    const Extent = { ...world.Extent, SpatialReference: DEGREES };
    expect(await scaleOf(view({ ...world, Extent }))).toBeGreaterThan(norway);
    const australia = { ...box(110, -45, 155, -10).Extent, SpatialReference: DEGREES };
    expect(await map.refusal('ComputeScale', view({ ...world, Extent: australia }))).toContain(
      'map/outside-crs MapDescription.MapArea.Extent',
    );
  });

  test('features are framed, and a single place by its own scale', async () => {
    const features = (FeatureIDs: number[]) =>
      view({
        $type: 'FeatureExtent',
        DefaultScale: 10_000,
        ExpandRatio: 2,
        FeatureIDs,
        LayerID: 1,
        MapName: '',
      });
    expect(await scaleOf(features([222]))).toBeCloseTo(10_000, 6);
    const two = await scaleOf(features([222, 3]));
    expect(two).toBeGreaterThan(10_000);
    expect(await map.refusal('ComputeScale', features([51]))).toBe(
      'value/bad MapDescription.MapArea.FeatureIDs 51',
    );
  });

  test('a feature is framed by its shape, whose box may reach farther than its system', async () => {
    const parallel81 = {
      $type: 'FeatureExtent' as const,
      DefaultScale: 1,
      ExpandRatio: 1,
      FeatureIDs: [65],
      LayerID: 12,
      MapName: '',
    };
    // From 3° W to 33° E in Web Mercator, over 600 pixels of 96 dpi.
    const metresPerPixel = (3_673_543.196 + 333_958.472) / 600;
    const scale = await scaleOf(view(parallel81, { Name: 'Varde web' }));
    expect(scale / (metresPerPixel * 96 * 39.37)).toBeCloseTo(1, 5);
  });

  test('what gives no scale is refused with its path', async () => {
    expect(await map.refusal('ComputeScale', view(box(1, 1, 1, 1)))).toBe(
      'map/bad-geometry MapDescription.MapArea',
    );
    expect(await map.refusal('ComputeScale', view({ $type: 'CenterAndScale', Scale: 5 }))).toBe(
      'value/missing MapDescription.MapArea.Center',
    );
    expect(await map.refusal('ComputeScale', view({ $type: 'MapExtent' }))).toBe(
      'value/missing MapDescription.MapArea.Extent',
    );
    const flat = { ...view(box(0, 0, 1, 1)), ...image(600, 0) };
    expect(await map.refusal('ComputeScale', flat)).toBe('value/bad MapImageDisplay.ImageHeight 0');
    expect(await map.refusal('ComputeScale', flat, withoutDisplay)).toBe('value/missing MapImageDisplay');
  });
});

describe('pixels and places', () => {
  const area = view(box(0, 6_500_000, 100_000, 6_600_000));

  test('the upper left pixel lies at the upper left of the widened box', async () => {
    const points = await map.ask('ToMapPoints', {
      ...area,
      ScreenXValues: [0, 600],
      ScreenYValues: [0, 400],
    });
    expect(points).toMatchObject({
      $type: 'MultipointN',
      PointArray: [
        { X: -25_000, Y: 6_600_000 },
        { X: 125_000, Y: 6_500_000 },
      ],
      SpatialReference: { WKID: 25833 },
    });
  });

  test.each([0, 90, 33.3, -170])('pixels come back as they were, turned by %d°', async (Rotation) => {
    const turned = { ...area, MapDescription: { ...area.MapDescription, Rotation } };
    const ScreenXValues = [0, 1, 299, 599, -40];
    const ScreenYValues = [0, 399, 200, 17, 900];
    const MapPoints = await map.ask('ToMapPoints', { ...turned, ScreenXValues, ScreenYValues });
    expect(await map.ask('FromMapPoints', { ...turned, MapPoints })).toEqual({
      ScreenXValues,
      ScreenYValues,
    });
  });

  test('a turn that is no number is refused', async () => {
    const turned = { ...area, MapDescription: { ...area.MapDescription, Rotation: Number.NaN } };
    const input = { ...turned, ScreenXValues: [0], ScreenYValues: [0] };
    expect(await map.refusal('ToMapPoints', input)).toBe('value/bad MapDescription.Rotation NaN');
  });

  test('lists of unequal length and kinds that hold no points are refused', async () => {
    const uneven = { ...area, ScreenXValues: [1, 2], ScreenYValues: [1] };
    expect(await map.refusal('ToMapPoints', uneven)).toBe('value/bad ScreenYValues 1 values');
    const MapPoints = { $type: 'MultipointB' as const, Bytes: new Uint8Array(3) };
    expect(await map.refusal('FromMapPoints', { ...area, MapPoints })).toBe('map/bad-geometry MapPoints');
  });
});

const DISTANCE_M = 306233.315;

describe('distances', () => {
  const between = (Units: MapType<'geoUnits'>, MapName = '') => ({
    MapName,
    FromPoint: point(10.75, 59.91, 4326),
    ToPoint: point(5.32, 60.39, 4326),
    Units,
  });

  test('are geodesic, in the wanted unit', async () => {
    // Oslo to Bergen on GRS 80 by `geod`.
    expect(await map.ask('ComputeDistance', between('geoMeters'))).toBeCloseTo(DISTANCE_M, 2);
    expect(await map.ask('ComputeDistance', between('geoUnknownUnits', 'Varde web'))).toBeCloseTo(
      DISTANCE_M,
      2,
    );
    expect(await map.ask('ComputeDistance', between('geoNauticalMiles'))).toBeCloseTo(DISTANCE_M / 1852, 5);
  });

  test('are not planar on a map in metres', async () => {
    expect(await map.refusal('ComputeDistance', between('geoDecimalDegrees'))).toBe(
      'value/bad Units geoDecimalDegrees',
    );
  });

  test('on a map in degrees are planar in degrees, which are its own unit, and geodesic in every other', async () => {
    const degrees = { ...publishedMaps[0], name: 'Degrees', crs: findCrs(4326) };
    map = await createMapRequests(MAP_ROWS, undefined, [publishedMaps[0], degrees]);
    const planar = Math.hypot(10.75 - 5.32, 60.39 - 59.91);
    expect(await map.ask('ComputeDistance', between('geoDecimalDegrees', 'Degrees'))).toBeCloseTo(planar, 12);
    expect(await map.ask('ComputeDistance', between('geoUnknownUnits', 'Degrees'))).toBeCloseTo(planar, 12);
    // By `geod` on WGS 84.
    expect(await map.ask('ComputeDistance', between('geoKilometers', 'Degrees'))).toBeCloseTo(
      DISTANCE_M / 1000,
      5,
    );
    expect(await map.ask('GetServerInfo', { MapName: 'Degrees' })).toMatchObject({
      Units: 'geoDecimalDegrees',
      Bookmarks: [{ Extent: { XMin: 4, YMax: 71.3 } }, {}, {}],
    });
  });

  test('need places that the map reaches', async () => {
    const far = { ...between('geoMeters'), ToPoint: point(105, 0, 4326) };
    expect(await map.refusal('ComputeDistance', far)).toContain('map/outside-crs ToPoint');
  });
});
