// The tiles that ship hold the map of the files from which they were cut.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';

type Position = [number, number];

const bytes = readFileSync(resolve(import.meta.dirname, '../../assets/basemap/base-map.pmtiles'));
const archive = new PMTiles({
  getKey: () => 'base-map',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
});

interface Found {
  readonly properties: Record<string, unknown>;
  readonly paths: readonly { x: number; y: number }[][];
}

/** What a layer holds in the tile of a zoom, and where in it the place lies. */
async function look(layer: string, z: number, [longitude, latitude]: Position) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const worldX = ((longitude + 180) / 360) * 2 ** z;
  const worldY = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z;
  const tile = await archive.getZxy(z, Math.floor(worldX), Math.floor(worldY));
  const found = tile && new VectorTile(new PbfReader(tile.data)).layers[layer];
  const features: Found[] = Array.from({ length: found?.length ?? 0 }, (_, index) => {
    const feature = found?.feature(index);
    return { properties: feature?.properties ?? {}, paths: feature?.loadGeometry() ?? [] };
  });
  const units = found?.extent ?? 0;
  return { features, at: { x: (worldX % 1) * units, y: (worldY % 1) * units } };
}

async function holds(layer: string, z: number, place: Position): Promise<boolean> {
  const { features, at } = await look(layer, z, place);
  return features.some(({ paths }) => paths.some((ring) => isInRing(at, ring)));
}

function isInRing(at: { x: number; y: number }, ring: readonly { x: number; y: number }[]): boolean {
  let isInside = false;
  for (const [index, { x, y }] of ring.entries()) {
    const before = ring.at(index - 1) ?? { x, y };
    if (y > at.y === before.y > at.y) continue;
    if (at.x < ((before.x - x) * (at.y - y)) / (before.y - y) + x) isInside = !isInside;
  }
  return isInside;
}

const namesAt = async (z: number, place: Position) =>
  (await look('places', z, place)).features.map(({ properties }) => properties['name']);

test.each<[string, Position]>([
  ['Kiruna', [20.22, 67.86]],
  ['Oslo', [10.75, 59.93]],
  ['Longyearbyen', [15.8, 78.1]],
])('%s is on land in the tiles of every zoom from 3 to 8', async (_, place) => {
  for (const z of [3, 4, 5, 6, 7, 8]) expect(await holds('land', z, place), String(z)).toBe(true);
});

test.each<[string, Position]>([
  ['Norskehavet', [5, 66]],
  ['Barentshavet', [35, 74]],
])('%s is sea in the tiles of every zoom from 0 to 8', async (_, place) => {
  for (const z of [0, 3, 4, 5, 6, 7, 8]) expect(await holds('land', z, place), String(z)).toBe(false);
});

test('a fjord is sea and Mjøsa a lake where the tiles are fine', async () => {
  for (const z of [6, 8]) {
    expect(await holds('land', z, [6.05, 60.2])).toBe(false);
    expect(await holds('lakes', z, [11.0, 60.75])).toBe(true);
  }
});

test('a tile holds the names that its zoom shows, the last zoom all of them', async () => {
  const mandal: Position = [7.45, 58.03];
  expect(await namesAt(3, mandal)).not.toContain('Mandal');
  expect(await namesAt(8, mandal)).toContain('Mandal');
  const { features } = await look('places', 4, [10.75, 59.93]);
  for (const { properties } of features) expect(properties['zoom']).toBeLessThanOrEqual(4);
});

test('borders have their ranks in the tiles, and the archive tells its zooms and where it lies', async () => {
  const { features } = await look('borders', 5, [12.2, 61.5]);
  expect(new Set(features.map(({ properties }) => properties['rank']))).toEqual(
    new Set(['country', 'county']),
  );
  const header = await archive.getHeader();
  expect(header).toMatchObject({ clustered: true, minZoom: 0, maxZoom: 8, minLon: -30, maxLat: 84 });
});

test('Glomma flows through Kongsvinger where the tiles are fine, and nowhere where they are not', async () => {
  const kongsvinger: Position = [12, 60.19];
  const { features, at } = await look('rivers', 8, kongsvinger);
  const distances = features.flatMap(({ properties, paths }) =>
    properties['rank'] === 2 ? paths.flat().map(({ x, y }) => Math.hypot(x - at.x, y - at.y)) : [],
  );
  // A unit is 19 m there.
  expect(Math.min(...distances)).toBeLessThan(60);
  expect((await look('rivers', 4, kongsvinger)).features).toEqual([]);
});

test('the tiles weigh at most 2 MB', () => {
  expect(bytes.length).toBeLessThanOrEqual(2_000_000);
});
