import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Position = [number, number];
interface Feature {
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
}

const folder = resolve(import.meta.dirname, '../../assets/basemap');
const texts = Object.fromEntries(
  ['land', 'land-fine', 'lakes', 'lakes-fine', 'rivers', 'borders', 'places'].map((name) => [
    name,
    readFileSync(resolve(folder, `${name}.geojson`), 'utf8'),
  ]),
);
const basemap: Record<string, Feature[]> = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, JSON.parse(text).features]),
);

function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  let isInside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [ax = 0, ay = 0] = ring[index] ?? [];
    const [bx = 0, by = 0] = ring[before] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

const ringsOf = (part: string): Position[][] =>
  (basemap[part] ?? []).flatMap(({ geometry }) => geometry.coordinates as Position[][]);

/** Neither land nor lakes have holes here: a place lies in one where it lies in any ring. */
const holds = (part: string, place: Position) => ringsOf(part).some((ring) => isInRing(place, ring));

const namesOf = (kind: string) =>
  (basemap['places'] ?? [])
    .filter(({ properties }) => properties['kind'] === kind)
    .map(({ properties }) => properties['name']);

test.each<[string, Position]>([
  ['Kiruna', [20.22, 67.86]],
  ['Oslo', [10.75, 59.93]],
  ['Senja', [17.4, 69.3]],
  ['Nordkapp', [25.78, 71.1]],
  ['Reykjavik', [-21.85, 64.1]],
  ['Longyearbyen', [15.8, 78.1]],
  ['Berlin', [13.4, 52.5]],
  ['Moskva', [37.6, 55.75]],
])('%s is on land, coarsely and finely', (_, place) => {
  expect(holds('land', place)).toBe(true);
  expect(holds('land-fine', place)).toBe(true);
});

test.each<[string, Position]>([
  ['Norskehavet', [5, 66]],
  ['Nordsjøen', [3, 57]],
  ['Bottenhavet', [19.5, 62]],
  ['Barentshavet', [35, 74]],
])('%s is sea, coarsely and finely', (_, place) => {
  expect(holds('land', place)).toBe(false);
  expect(holds('land-fine', place)).toBe(false);
});

test('a fjord is sea finely', () => {
  expect(holds('land-fine', [6.05, 60.2])).toBe(false);
  expect(holds('land-fine', [6.85, 61.15])).toBe(false);
});

test.each(['lakes', 'lakes-fine'])('Mjøsa and Vänern are in %s, Oslo is not', (part) => {
  expect(holds(part, [11.0, 60.75])).toBe(true);
  expect(holds(part, [13.3, 58.9])).toBe(true);
  expect(holds(part, [10.75, 59.93])).toBe(false);
});

test('there are the 15 counties of 2024, each named once and on land', () => {
  const counties = (basemap['places'] ?? []).filter(({ properties }) => properties['kind'] === 'county');
  expect(namesOf('county').toSorted()).toEqual(
    [
      'Agder',
      'Akershus',
      'Buskerud',
      'Finnmark',
      'Innlandet',
      'Møre og Romsdal',
      'Nordland',
      'Oslo',
      'Rogaland',
      'Telemark',
      'Troms',
      'Trøndelag',
      'Vestfold',
      'Vestland',
      'Østfold',
    ].toSorted(),
  );
  for (const { geometry } of counties) expect(holds('land', geometry.coordinates as Position)).toBe(true);
});

test('towns from Lindesnes to Svalbard have their names, and København its English one', () => {
  expect(namesOf('town')).toEqual(
    expect.arrayContaining(['Oslo', 'Bergen', 'Tromsø', 'Mandal', 'Vadsø', 'Longyearbyen', 'København']),
  );
  const names = (basemap['places'] ?? []).map(({ properties }) => properties);
  expect(names).toContainEqual(expect.objectContaining({ name: 'København', name_en: 'Copenhagen' }));
  expect(names).toContainEqual(expect.objectContaining({ name: 'Norskehavet', name_en: 'Norwegian Sea' }));
});

test('borders are told apart by rank', () => {
  const ranks = new Set((basemap['borders'] ?? []).map(({ properties }) => properties['rank']));
  expect(ranks).toEqual(new Set(['country', 'county']));
});

test('every ring is closed, lies inside the map, and has no more than 4 decimals', () => {
  for (const ring of [...['land', 'land-fine', 'lakes', 'lakes-fine'].flatMap(ringsOf)]) {
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [longitude, latitude] of ring) {
      if (longitude < -30 || longitude > 50 || latitude < 50 || latitude > 84) {
        throw new Error(`${longitude}, ${latitude} is outside`);
      }
    }
  }
  expect(Object.values(texts).join('')).not.toMatch(/\d\.\d{5}/);
});

test('the map weighs at most 4 MB', () => {
  const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThanOrEqual(4_000_000);
});
