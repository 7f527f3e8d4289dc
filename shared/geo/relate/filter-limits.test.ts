import { expect, test } from 'vitest';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { createSpatialFilter } from './spatial-filter.ts';

const RADIUS = 1000;
const circle = (count: number): Geometry => ({
  kind: 'polygon',
  rings: [
    Array.from({ length: count }, (_, index) => {
      const angle = (-2 * Math.PI * index) / count;
      return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
    }).flat(),
  ],
});
const boxAt = (x: number, y: number) => boxPolygon({ xMin: x, yMin: y, xMax: x + 1, yMax: y + 1 });

test('features away from the sides of a large area cost nothing, however many they are', () => {
  const { passes } = createSpatialFilter(circle(20_000), 'contains');
  let taken = 0;
  for (let index = 0; index < 20_000; index++) {
    if (passes(boxAt((index % 200) * 5 - 500, Math.floor(index / 200) * 5 - 250))) taken++;
  }
  expect(taken).toBe(20_000);
});

test('those along a slanting side of a small one cost little', () => {
  const triangle: Geometry = { kind: 'polygon', rings: [[0, 0, 0, 3000, 3000, 0]] };
  const { passes } = createSpatialFilter(triangle, 'overlaps');
  const along = Array.from({ length: 2000 }, (_, index) => boxAt(index, 3000 - index - 1));
  expect(along.filter(passes)).toHaveLength(2000);
});

test('too many along the sides of a large one are refused', () => {
  const { passes } = createSpatialFilter(circle(20_000), 'overlaps');
  expect(() => {
    for (let index = 0; index < 2000; index++) passes(boxAt(RADIUS - 0.5, 0));
  }).toThrow('it runs along too many features');
});

test('what lies elsewhere costs nothing, whatever it is and is asked: what does not meet a filter can be counted', () => {
  const far = Array.from({ length: 25_000 }, (_, index): Geometry[] => [
    { kind: 'polyline', paths: [[5000 + index, 0, 5000 + index, 9]] },
    boxAt(5000 + index, 0),
    { kind: 'point', x: 5000 + index, y: 0 },
  ]).flat();
  const within: Geometry[] = Array.from({ length: 25_000 }, (_, index) => ({
    kind: 'polyline',
    paths: [[(index % 250) - 100, 0, (index % 250) - 99, 9]],
  }));
  const filters: Geometry[] = [
    circle(5000),
    { kind: 'polyline', paths: [[0, 0, 10, 10]] },
    { kind: 'point', x: 0, y: 0 },
    { kind: 'multipoint', coordinates: [0, 0, 3, 3] },
  ];
  for (const filter of filters) {
    const { passes } = createSpatialFilter(filter, { pattern: 'FF*FF****' });
    expect(far.filter(passes)).toHaveLength(far.length);
  }
  const { passes } = createSpatialFilter(circle(5000), { pattern: 'FF*FF****' });
  expect(within.filter(passes)).toHaveLength(0);
}, 30_000);

test('a line takes what it meets and is not compared with what lies beside it', () => {
  const slope: Geometry = { kind: 'polyline', paths: [[0, 0, 30_000, 30_000]] };
  const { passes } = createSpatialFilter(slope, 'intersects');
  const beside = Array.from({ length: 25_000 }, (_, index) => boxAt(index, index + 50));
  expect(beside.filter(passes)).toEqual([]);
  expect(passes(boxAt(7, 7))).toBe(true);
});

test('an area whose sides touch or cross is put in order, up to a limit of its own', () => {
  const rough = (count: number): Geometry => ({
    kind: 'polygon',
    rings: [
      // Wider at every second vertex, and back on itself at the end: the last side runs along the first.
      [
        ...Array.from({ length: count }, (_, index) => [index, index % 2 ? 5 : 6]).flat(),
        count,
        0,
        ...[0, 0, 0, 6, 0, 3],
      ],
    ],
  });
  const { passes } = createSpatialFilter(rough(3000), 'intersects');
  expect(passes(boxAt(100, 1))).toBe(true);
  expect(passes(boxAt(100, 7))).toBe(false);
  expect(() => createSpatialFilter(rough(10_000), 'intersects')).toThrow(
    'it has more than 10000 vertices, and its sides touch or cross',
  );
});
