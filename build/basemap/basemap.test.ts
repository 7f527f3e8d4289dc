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

const linesOf = (part: string, rank: string | number): Position[][] =>
  (basemap[part] ?? [])
    .filter(({ properties }) => properties['rank'] === rank)
    .flatMap(({ geometry }) => geometry.coordinates as Position[][]);

/** By how many degrees a line turns at each of its inner vertices, to the left positive; longitudes shrunk as they are there. */
function turnsOf(line: readonly Position[]): number[] {
  const headings = line.slice(1).map(([x, y], index) => {
    const [fromX = 0, fromY = 0] = line[index] ?? [];
    return Math.atan2(y - fromY, (x - fromX) * Math.cos((y * Math.PI) / 180));
  });
  return headings.slice(1).map((heading, index) => {
    const turn = ((heading - (headings[index] ?? 0)) * 180) / Math.PI;
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  });
}

// Where three counties meet, a line may turn as it likes; a zigzag turns to one side and at once to the other.
test('borders of counties are rounded: no two turns in a row to either side of more than 30°', () => {
  const zigzags = linesOf('borders', 'county').flatMap((line) =>
    turnsOf(line).flatMap((turn, index, turns) => {
      const next = turns[index + 1] ?? 0;
      return turn * next < 0 && Math.min(Math.abs(turn), Math.abs(next)) > 30 ? [line[index + 1]] : [];
    }),
  );
  expect(zigzags).toEqual([]);
});

test('of ten turns of a county border nine are below 30°, as on a curve', () => {
  const turns = linesOf('borders', 'county').flatMap(turnsOf).map(Math.abs);
  expect(turns.length).toBeGreaterThan(1000);
  expect(turns.filter((turn) => turn > 30).length).toBeLessThan(turns.length / 10);
});

const KM_PER_DEGREE = 111.2;

/** How far a place lies from the nearest of some lines, in km. */
function kmFrom([x, y]: Position, lines: readonly Position[][]): number {
  const shrink = Math.cos((y * Math.PI) / 180);
  const flat = ([longitude, latitude]: Position): Position => [(longitude - x) * shrink, latitude - y];
  return KM_PER_DEGREE * Math.min(...lines.flatMap((line) => segmentsOf(line.map(flat)).map(fromOrigin)));
}

const segmentsOf = (line: readonly Position[]) =>
  line.slice(1).map((to, index): [Position, Position] => [line[index] ?? to, to]);

function fromOrigin([[ax, ay], [bx, by]]: [Position, Position]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

// Rivers have no names. They are good for 1 : 1 000 000: two kilometres are two millimetres there.
test.each<[string, number, Position]>([
  ['Glomma at Kongsvinger', 2, [12.0, 60.19]],
  ['Glomma at Elverum', 2, [11.56, 60.88]],
  ['Gudbrandsdalslågen at Otta', 3, [9.54, 61.77]],
  ['Trysilelva at Trysil', 3, [12.27, 61.31]],
  ['Numedalslågen at Kongsberg', 4, [9.65, 59.67]],
  ['Drammenselva at Hokksund', 4, [9.91, 59.77]],
  ['Otra at Evje', 4, [7.8, 58.58]],
  ['Gaula at Støren', 4, [10.28, 63.04]],
  ['Namsen at Grong', 4, [12.31, 64.47]],
  ['Vefsna at Trofors', 4, [13.4, 65.53]],
  ['Målselva at Moen', 4, [18.6, 69.05]],
  ['Altaelva at Alta', 4, [23.37, 69.85]],
  ['Torneälven at Pajala', 3, [23.37, 67.21]],
  ['Wisła at Warszawa', 1, [21.03, 52.24]],
])('%s is a river of rank %i, within 2 km', (_, rank, place) => {
  expect(kmFrom(place, linesOf('rivers', rank))).toBeLessThan(2);
});

test.each<[string, Position]>([
  ['Hardangervidda', [7.0, 60.25]],
  ['Oslofjorden', [10.6, 59.4]],
  ['Norskehavet', [5, 66]],
])('no river runs through %s', (_, place) => {
  const all = [1, 2, 3, 4].flatMap((rank) => linesOf('rivers', rank));
  expect(kmFrom(place, all)).toBeGreaterThan(5);
});
