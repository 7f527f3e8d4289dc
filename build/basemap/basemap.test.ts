import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Ring = [number, number][];
interface Collection {
  features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: Ring[] } }[];
}

const file = resolve(import.meta.dirname, '../../assets/basemap/basemap.json');
const basemap: Record<string, Collection> = JSON.parse(readFileSync(file, 'utf8'));

function isInRing([x, y]: [number, number], ring: Ring): boolean {
  let isInside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [ax = 0, ay = 0] = ring[index] ?? [];
    const [bx = 0, by = 0] = ring[before] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

function holds(part: string, point: [number, number]): boolean {
  const features = basemap[part]?.features ?? [];
  return features.some(
    ({
      geometry: {
        coordinates: [shell = [], ...holes],
      },
    }) => isInRing(point, shell) && !holes.some((hole) => isInRing(point, hole)),
  );
}

test.each<[string, [number, number]]>([
  ['Kiruna', [20.22, 67.86]],
  ['Oslo', [10.75, 59.93]],
  ['Senja', [17.4, 69.3]],
  ['Nordkapp', [25.78, 71.1]],
  ['Reykjavik', [-21.85, 64.1]],
  ['Longyearbyen', [15.8, 78.1]],
  ['Berlin', [13.4, 52.5]],
  ['Moskva', [37.6, 55.75]],
])('%s is on land', (_, point) => {
  expect(holds('land', point)).toBe(true);
});

test.each<[string, [number, number]]>([
  ['Norskehavet', [5, 66]],
  ['Nordsjøen', [3, 57]],
  ['Bottenhavet', [19.5, 62]],
  ['Barentshavet', [35, 74]],
])('%s is sea', (_, point) => {
  expect(holds('land', point)).toBe(false);
});

test('Mjøsa and Vänern are lakes, Oslo is not', () => {
  expect(holds('lakes', [11.0, 60.75])).toBe(true);
  expect(holds('lakes', [13.3, 58.9])).toBe(true);
  expect(holds('lakes', [10.75, 59.93])).toBe(false);
});

test('there are the 15 counties of 2024', () => {
  const names = basemap['countyLabels']?.features.map(({ properties }) => properties['name']);
  expect(names).toHaveLength(15);
  expect(names).toContain('Vestland');
});

test('the map weighs at most 3 MB', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(3_000_000);
});
