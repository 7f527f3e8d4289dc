import { expect, test } from 'vitest';
import { locateInPolygon } from './locate-in-polygon.ts';

const square = (from: number, to: number) => [from, from, to, from, to, to, from, to, from, from];
/** With a hole, an island in the hole, and a part apart whose ring is not closed. */
const rings = [square(0, 10), square(2, 8), square(4, 6), [20, 0, 30, 0, 20, 10]];

test('a point is inside of parts and of islands in holes, and outside in the holes', () => {
  const at = (x: number, y: number) => locateInPolygon(x, y, { kind: 'polygon', rings });
  expect([at(1, 1), at(3, 3), at(5, 5), at(11, 5), at(22, 2), at(29, 9)]).toEqual([
    'inside',
    'outside',
    'inside',
    'outside',
    'inside',
    'outside',
  ]);
});

test('a point on a side or a corner of any ring, the closing one too, is on the boundary', () => {
  const at = (x: number, y: number) => locateInPolygon(x, y, { kind: 'polygon', rings });
  expect([at(10, 5), at(0, 0), at(2, 3), at(4, 4), at(20, 5)]).toEqual(Array(5).fill('boundary'));
});

test('a ray through corners counts each of them once', () => {
  const rhombus = { kind: 'polygon', rings: [[0, -5, 5, 0, 0, 5, -5, 0, 0, -5]] } as const;
  expect([locateInPolygon(-1, 0, rhombus), locateInPolygon(-6, 0, rhombus)]).toEqual(['inside', 'outside']);
});
