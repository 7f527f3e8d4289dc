// Where things stand in a picture, and what areas cover there, as GDAL has it.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { decodePng } from '../../render/decode/png.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

const hasGdal = spawnSync('gdaltransform', ['--version']).status === 0;
const SIDE_PX = 500;
const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255 } as const;
const RED = { $type: 'RgbColor', Red: 255, Green: 0, Blue: 0 } as const;
const fill = (Color: MapType<'Color'>) =>
  ({ $type: 'SimpleFillSymbol', Color, Style: 'geoSFSSolid' }) as const;
const DEGREES = { $type: 'GeographicCoordinateSystem', WKID: 4326 } as const;

let map: MapRequests;
let folder: string;
beforeAll(async () => {
  map = await createMapRequests();
  folder = mkdtempSync(join(tmpdir(), 'varde-places-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(({ skip }) => skip(!hasGdal, 'GDAL is not installed (Debian: gdal-bin)'));

type Box = readonly [west: number, south: number, east: number, north: number];
type Place = readonly [x: number, y: number];

/** Graphics in red on white, and nothing else. */
async function picture(
  ImageFormat: MapType<'geoImageFormat'>,
  box: Box,
  description: Partial<MapType<'MapDescription'>>,
): Promise<Uint8Array> {
  const [XMin, YMin, XMax, YMax] = box;
  const { ImageData = new Uint8Array() } = await map.ask('ExportMapImage', {
    MapDescription: {
      ...{ Name: '', Rotation: 0, BackgroundSymbol: fill(WHITE) },
      MapArea: { $type: 'MapExtent', Extent: { $type: 'EnvelopeN', XMin, YMin, XMax, YMax } },
      LayerDescriptions: [10, 1, 2, 3].map((id) => layerDescription(id, { Visible: false })),
      ...description,
    },
    ImageDescription: {
      ImageType: { ImageFormat, ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ImageWidth: SIDE_PX, ImageHeight: SIDE_PX, ImageDPI: 96 },
    },
  });
  return ImageData;
}

/** How red each pixel is, 0 to 1. */
function rednessOf(png: Uint8Array): (x: number, y: number) => number {
  const { rgba = new Uint8Array() } = decodePng(png, SIDE_PX * SIDE_PX) ?? {};
  return (x, y) => {
    const at = 4 * (y * SIDE_PX + x);
    expect(rgba[at]).toBe(255);
    return 1 - (rgba[at + 1] ?? 0) / 255;
  };
}

/** Twenty places in Hordaland, longitude first. */
const PLACES: readonly Place[] = Array.from({ length: 20 }, (_, index) => [
  6.03 + 0.49 * (index % 5),
  59.61 + 0.43 * Math.floor(index / 5),
]);
const REACH_PX = 8;

/** The middle of what is red around a pixel. */
function markAround(redness: (x: number, y: number) => number, [nearX, nearY]: Place): Place {
  const sums = { weight: 0, x: 0, y: 0 };
  for (let y = Math.floor(nearY) - REACH_PX; y <= nearY + REACH_PX; y++) {
    for (let x = Math.floor(nearX) - REACH_PX; x <= nearX + REACH_PX; x++) {
      const weight = redness(x, y);
      sums.weight += weight;
      sums.x += weight * (x + 0.5);
      sums.y += weight * (y + 0.5);
    }
  }
  // A disc of 6 points.
  expect(sums.weight).toBeGreaterThan(45);
  expect(sums.weight).toBeLessThan(55);
  return [sums.x / sums.weight, sums.y / sums.weight];
}

test.each([
  ['UTM 33', 25833, [-150_000, 6_520_000, 250_000, 6_920_000], 25],
  ['the web map', 3857, [430_000, 8_100_000, 1_130_000, 8_800_000], -40],
  ['degrees', 4326, [4.5, 57.8, 9.5, 62.8], 130],
] as const)(
  'twenty places on a turned map in %s stand where GDAL finds them in its GeoTIFF',
  async (_, WKID, box, Rotation) => {
    const disc = {
      $type: 'SimpleMarkerSymbol',
      ...{ Angle: 0, Color: RED, Size: 6, XOffset: 0, YOffset: 0, Outline: false, OutlineSize: 0 },
      OutlineColor: RED,
      Style: 'geoSMSCircle',
    } as const;
    const CustomGraphics = PLACES.map(([X, Y]) => ({
      $type: 'MarkerElement' as const,
      Point: { $type: 'PointN' as const, X, Y, SpatialReference: DEGREES },
      Symbol: disc,
    }));
    const SpatialReference =
      WKID === 4326 ? DEGREES : ({ $type: 'ProjectedCoordinateSystem', WKID } as const);
    const description = { Rotation, SpatialReference, CustomGraphics };
    const file = join(folder, `${WKID}.tif`);
    writeFileSync(file, await picture('geoImageTIFF', box, description));
    const redness = rednessOf(await picture('geoImagePNG24', box, description));
    const found = execFileSync('gdaltransform', ['-i', '-t_srs', 'EPSG:4326', file], {
      input: PLACES.map((place) => place.join(' ')).join('\n'),
      encoding: 'utf8',
    });
    const pixels = found
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    expect(pixels).toHaveLength(PLACES.length);
    for (const [x = 0, y = 0] of pixels) {
      const [markX, markY] = markAround(redness, [x, y]);
      expect(Math.hypot(markX - x, markY - y)).toBeLessThan(0.5);
    }
  },
);

/** Numbers from 0 to 1, the same every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const AREA_BOX: Box = [0, 6_500_000, 200_000, 6_700_000];

/** A star with a hole, or a sliver, in metres. */
function randomRings(random: () => number): Place[][] {
  const [middleX, middleY] = [200_000 * random(), 6_500_000 + 200_000 * random()];
  const [reach, flatness] = [5_000 + 40_000 * random(), random() < 0.3 ? 0.02 : 1];
  const ring = (share: number) => {
    const count = 5 + Math.floor(20 * random());
    const corners = Array.from({ length: count }, (_, index): Place => {
      const angle = (-2 * Math.PI * index) / count;
      const away = reach * share * (0.5 + 0.5 * random());
      return [middleX + away * Math.cos(angle), middleY + flatness * away * Math.sin(angle)];
    });
    return [...corners, corners[0] ?? [0, 0]];
  };
  return [ring(1), ring(0.3).reverse()];
}

test.each([1, 2, 3, 4, 5])('areas cover the pixels that GDAL finds inside them, drawing %d', async (seed) => {
  const random = createRandom(7_919 * seed);
  const areas = Array.from({ length: 12 }, () => randomRings(random));
  const CustomGraphics = areas.map((rings) => ({
    $type: 'PolygonElement' as const,
    Polygon: {
      $type: 'PolygonN' as const,
      ...{ HasID: false, HasZ: false, HasM: false },
      RingArray: rings.map((ring) => ({
        $type: 'Ring' as const,
        PointArray: ring.map(([X, Y]) => ({ $type: 'PointN' as const, X, Y })),
      })),
    },
    Symbol: fill(RED),
  }));
  const redness = rednessOf(await picture('geoImagePNG24', AREA_BOX, { CustomGraphics }));
  const [json, raw] = [join(folder, `areas-${seed}.json`), join(folder, `areas-${seed}.raw`)];
  const features = areas.map((coordinates) => ({
    ...{ type: 'Feature', properties: {} },
    geometry: { type: 'Polygon', coordinates },
  }));
  writeFileSync(json, JSON.stringify({ type: 'FeatureCollection', features }));
  const size = ['-te', ...AREA_BOX.map(String), '-ts', String(SIDE_PX), String(SIDE_PX)];
  execFileSync('gdal_rasterize', ['-q', '-of', 'ENVI', '-ot', 'Byte', '-burn', '255', ...size, json, raw]);
  const theirs = readFileSync(raw);
  expect(theirs.length).toBe(SIDE_PX * SIDE_PX);
  const differing: string[] = [];
  let inside = 0;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) {
      const isTheirs = theirs[y * SIDE_PX + x] === 255;
      if (isTheirs) inside += 1;
      // What is on an edge is covered in part.
      if (redness(x, y) === (isTheirs ? 0 : 1)) differing.push(`${x} ${y}`);
    }
  }
  expect(inside).toBeGreaterThan(1_000);
  expect(differing).toEqual([]);
});
