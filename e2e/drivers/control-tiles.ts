// Tiles that show control points: soft dots, or squares of vector tiles, whose middles are known to a part of a pixel.

import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import proj4 from 'proj4';
import { type FileTile, pngWith, TILE_PX, UTM_33 } from './tile-files.ts';
import type { Colour } from './tile-pictures.ts';

type Point = readonly [x: number, y: number];

/** Pixels along the world of zoom 0. */
const WORLD_PX = 512;
const FIRST_ZOOM = 5;
/** Almost half a pixel to each side from whole pixels of the world of the first zoom: where a map cannot have its middle. */
const MIDDLE_PX = [8706.45, 4461.55] as const;
const MIDDLE: Point = [
  MIDDLE_PX[0] / (WORLD_PX * 2 ** FIRST_ZOOM),
  MIDDLE_PX[1] / (WORLD_PX * 2 ** FIRST_ZOOM),
];
/** Near Trondheim. */
export const CONTROL_VIEW = { ...degreesOf(MIDDLE), zoom: FIRST_ZOOM };
/** From there by the plus key. */
export const CONTROL_ZOOMS = [FIRST_ZOOM, 7, 9] as const;
/** Where the points of a zoom lie, in pixels from the middle that is asked for: clear of controls and of each other. */
const OFFSETS_PX: readonly Point[] = [
  [-203.3, -131.7],
  [188.2, -64.4],
  [31.6, 176.9],
];

interface LonLat {
  readonly longitude: number;
  readonly latitude: number;
}

/** From the square world of web maps, from 0 to 1 (EPSG:3857 over its whole side). */
function degreesOf([x, y]: Point): LonLat {
  return {
    longitude: (x - 0.5) * 360,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

/** Those that are looked at in a zoom, on the square world. */
function pointsAt(zoom: number): Point[] {
  const worldPx = WORLD_PX * 2 ** zoom;
  return OFFSETS_PX.map(([x, y]) => [MIDDLE[0] + x / worldPx, MIDDLE[1] + y / worldPx]);
}

/** Where the points of a zoom are to be seen, in pixels from the middle of the map where that stands now. */
export function offsetsFrom({ longitude, latitude }: LonLat, zoom: number): Point[] {
  const worldPx = WORLD_PX * 2 ** zoom;
  const x = longitude / 360 + 0.5;
  const y = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return pointsAt(zoom).map(([atX, atY]) => [(atX - x) * worldPx, (atY - y) * worldPx]);
}

const POINTS = CONTROL_ZOOMS.flatMap(pointsAt);

/** From the square world to pixels of a level, from the corner of its first tile. */
type ToLevel = (point: Point, level: number) => Point;

const toWeb: ToLevel = ([x, y], level) => [x * TILE_PX * 2 ** level, y * TILE_PX * 2 ** level];

const utm33 = proj4('+proj=utm +zone=33 +ellps=GRS80 +units=m +no_defs');

const toUtm: ToLevel = (point, level) => {
  const { longitude, latitude } = degreesOf(point);
  const [east = 0, north = 0] = utm33.forward([longitude, latitude]);
  const resolution = UTM_33.resolutionM / 2 ** level;
  return [(east - UTM_33.x) / resolution, (UTM_33.y - north) / resolution];
};

/** Levels of which one is as fine as each of the zooms; tiles on each side of the one in the middle of the map. */
const AROUND = 4;
const levels = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const GROUND: Colour = [20, 40, 90];
const DOT_SIGMA_PX = 5;
const DOT_RADIUS_PX = 16;
const ground = pngWith(() => GROUND);

/** PNG in the scheme of web maps. */
export const webControlTiles = () => controlTiles(toWeb, levels(6, 10), drawDots);
/** PNG in the national scheme for UTM 33. */
export const utmControlTiles = () => controlTiles(toUtm, levels(3, 9), drawDots);
/** Vector tiles in the schema of OpenMapTiles: squares of parks. MapLibre draws them twice as large as images. */
export const vectorControlTiles = () => controlTiles(toWeb, levels(5, 9), drawSquares);

/** `draw` gets the points near a tile, in pixels from its corner. */
function controlTiles(
  toLevel: ToLevel,
  wanted: readonly number[],
  draw: (points: readonly Point[]) => Buffer,
): FileTile[] {
  return wanted.flatMap((level) => {
    const [middleX, middleY] = toLevel(MIDDLE, level);
    const points = POINTS.map((point) => toLevel(point, level));
    const tiles: FileTile[] = [];
    for (let step = 0; step < (2 * AROUND + 1) ** 2; step++) {
      const column = Math.floor(middleX / TILE_PX) - AROUND + (step % (2 * AROUND + 1));
      const row = Math.floor(middleY / TILE_PX) - AROUND + Math.floor(step / (2 * AROUND + 1));
      // The first levels end there.
      if (row < 0 || column < 0) continue;
      const near = points
        .map(([x, y]): Point => [x - column * TILE_PX, y - row * TILE_PX])
        .filter((point) => point.every((at) => at > -DOT_RADIUS_PX && at < TILE_PX + DOT_RADIUS_PX));
      tiles.push({ level, row, column, bytes: draw(near) });
    }
    return tiles;
  });
}

function drawDots(points: readonly Point[]): Buffer {
  if (points.length === 0) return ground;
  return pngWith((x, y) => {
    const light = points.reduce((sum, [dotX, dotY]) => {
      const distance = Math.hypot(x + 0.5 - dotX, y + 0.5 - dotY);
      return distance > DOT_RADIUS_PX ? sum : sum + Math.exp(-((distance / DOT_SIGMA_PX) ** 2) / 2);
    }, 0);
    return [Math.min(255, Math.round(GROUND[0] + 220 * light)), GROUND[1], GROUND[2]];
  });
}

const EXTENT = 4096;
const SQUARE_HALF = 48;

function drawSquares(points: readonly Point[]): Buffer {
  const features = points.map((point) => {
    const [x = 0, y = 0] = point.map((at) => Math.round((at * EXTENT) / TILE_PX));
    const [west, east, north, south] = [x - SQUARE_HALF, x + SQUARE_HALF, y - SQUARE_HALF, y + SQUARE_HALF];
    const ring = [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
      [west, north],
    ];
    return { type: 3 as const, geometry: [ring] as never, tags: { class: 'national_park' } };
  });
  return Buffer.from(fromGeojsonVt({ park: { features } as never }, { version: 2, extent: EXTENT }));
}

const HEADER_BYTES = 127;
const NOT_PACKED = 1;
const KINDS = { vector: 1, png: 2 } as const;

/** PMTiles 3, nothing packed, all tiles in the root directory. */
export function pmtilesOf(tiles: readonly FileTile[], kind: keyof typeof KINDS, metadata: object): Buffer {
  const ordered = tiles
    .map((tile) => ({ tile, id: zxyToTileId(tile.level, tile.column, tile.row) }))
    .toSorted((one, other) => one.id - other.id);
  const ids = ordered.map(({ id }, index) => id - (ordered[index - 1]?.id ?? 0));
  const lengths = ordered.map(({ tile }) => tile.bytes.length);
  // Each tile follows the one before: offset 0 says so, and the first is told plus one.
  const offsets = ordered.map((_, index) => (index === 0 ? 1 : 0));
  const directory = Buffer.from(
    [[ordered.length], ids, ordered.map(() => 1), lengths, offsets].flat().flatMap(varint),
  );
  const about = Buffer.from(JSON.stringify(metadata));
  const data = Buffer.concat(ordered.map(({ tile }) => tile.bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  const aboutAt = HEADER_BYTES + directory.length;
  const dataAt = aboutAt + about.length;
  const places = [HEADER_BYTES, directory.length, aboutAt, about.length, dataAt, 0, dataAt, data.length];
  const counts = [tiles.length, tiles.length, tiles.length];
  for (const [index, number] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  const found = tiles.map(({ level }) => level);
  header.set([1, NOT_PACKED, NOT_PACKED, KINDS[kind], Math.min(...found), Math.max(...found)], 96);
  for (const [index, degrees] of [0, 50, 30, 75].entries()) {
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index);
  }
  return Buffer.concat([header, directory, about, data]);
}

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))];
}
