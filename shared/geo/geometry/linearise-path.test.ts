import { describe, expect, test } from 'vitest';
import { GeoProblem } from '../crs/geo-problem.ts';
import { type ArcSegment, linearisePath } from './linearise-path.ts';
import { pathLength, signedRingArea } from './planar-measures.ts';
import { distanceToChord } from './project-geometry.ts';

type XY = readonly [number, number];

function arc(from: XY, to: XY, centre: XY, more: Partial<ArcSegment> = {}): ArcSegment {
  return {
    kind: 'arc',
    from,
    to,
    centre,
    isCounterclockwise: true,
    isMinor: true,
    rotation: 0,
    ratio: 1,
    ...more,
  };
}

function pointsOf(path: readonly number[]): XY[] {
  return path.flatMap((x, index) => (index % 2 === 0 ? [[x, path[index + 1] ?? Number.NaN] as const] : []));
}

/** How far the farthest of many points of a curve is from the path. */
function deviation(path: readonly number[], curve: (share: number) => XY): number {
  const points = pointsOf(path);
  let farthest = 0;
  for (let step = 0; step <= 5000; step++) {
    const point = curve(step / 5000);
    let nearest = Infinity;
    for (let index = 0; index + 1 < points.length; index++) {
      const [start, end] = [points[index], points[index + 1]];
      if (start && end) nearest = Math.min(nearest, distanceToChord(point, start, end));
    }
    farthest = Math.max(farthest, nearest);
  }
  return farthest;
}

describe('an arc', () => {
  test.each([1, 250, 40_000])('of radius %i is nowhere off by more than a centimetre', (radius) => {
    const path = linearisePath([arc([radius, 0], [0, radius], [0, 0])], 0.01);
    const off = deviation(path, (share) => [
      radius * Math.cos((share * Math.PI) / 2),
      radius * Math.sin((share * Math.PI) / 2),
    ]);
    expect(off).toBeLessThanOrEqual(0.01 + 1e-9);
    // And has no more points than that takes, give or take a half.
    expect(off).toBeGreaterThan(0.002);
    expect(path.slice(0, 2)).toEqual([radius, 0]);
    expect(path.slice(-2)).toEqual([0, radius]);
  });

  test('goes the way it says, around three quarters if need be', () => {
    const short = linearisePath([arc([10, 0], [0, 10], [0, 0])], 0.001);
    const long = linearisePath(
      [arc([10, 0], [0, 10], [0, 0], { isCounterclockwise: false, isMinor: false })],
      0.001,
    );
    expect(pathLength(short)).toBeCloseTo(5 * Math.PI, 2);
    expect(pathLength(long)).toBeCloseTo(15 * Math.PI, 2);
  });

  test('that ends where it starts is a whole circle, or nothing when it is minor', () => {
    const circle = linearisePath([arc([110, 50], [110, 50], [100, 50], { isMinor: false })], 0.0001);
    expect(signedRingArea(circle)).toBeCloseTo(100 * Math.PI, 1);
    const turned = arc([110, 50], [110, 50], [100, 50], { isMinor: false, isCounterclockwise: false });
    expect(signedRingArea(linearisePath([turned], 0.0001))).toBeCloseTo(-100 * Math.PI, 1);
    expect(linearisePath([arc([110, 50], [110, 50], [100, 50])], 0.01)).toEqual([110, 50, 110, 50]);
  });

  test('around one of its ends is the line that degenerate arcs are', () => {
    expect(linearisePath([arc([1, 1], [5, 5], [1, 1])], 0.01)).toEqual([1, 1, 5, 5]);
  });

  test('whose centre has few digits ends where it says', () => {
    const path = linearisePath([arc([100, 0], [0, 101], [0, 0])], 0.01);
    expect(path.slice(-2)).toEqual([0, 101]);
    for (const [x, y] of pointsOf(path)) {
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(100 - 1e-9);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(101 + 1e-9);
    }
  });

  test('of an ellipse lies on the ellipse, turned as it says', () => {
    const rotation = 0.6;
    const at = (angle: number): XY => {
      const [along, across] = [300 * Math.cos(angle), 90 * Math.sin(angle)];
      return [
        1000 + along * Math.cos(rotation) - across * Math.sin(rotation),
        2000 + along * Math.sin(rotation) + across * Math.cos(rotation),
      ];
    };
    const path = linearisePath([arc(at(0.3), at(2.5), [1000, 2000], { rotation, ratio: 0.3 })], 0.01);
    expect(deviation(path, (share) => at(0.3 + share * 2.2))).toBeLessThanOrEqual(0.01 + 1e-9);
  });

  test('of no ellipse, or with more points than anybody can want, is refused', () => {
    expect(() => linearisePath([arc([1, 0], [0, 1], [0, 0], { ratio: 0 })], 0.01)).toThrow(GeoProblem);
    expect(() => linearisePath([arc([1e30, 0], [0, 1e30], [0, 0])], 0.01)).toThrow(GeoProblem);
    expect(() => linearisePath([arc([Number.NaN, 0], [0, 1], [0, 0])], 0.01)).toThrow(GeoProblem);
  });
});

describe('a Bézier curve', () => {
  const [from, first, second, to] = [
    [0, 0],
    [100, 300],
    [400, -300],
    [500, 0],
  ] as const;

  test('of the third degree is nowhere off by more than a centimetre', () => {
    const path = linearisePath([{ kind: 'bezier', from, to, controls: [first, second] }], 0.01);
    const off = deviation(path, (t) => {
      const u = 1 - t;
      const mix = (index: 0 | 1) =>
        u ** 3 * from[index] +
        3 * u * u * t * first[index] +
        3 * u * t * t * second[index] +
        t ** 3 * to[index];
      return [mix(0), mix(1)];
    });
    expect(off).toBeLessThanOrEqual(0.01 + 1e-9);
    expect(off).toBeGreaterThan(0.002);
  });

  test('without control points is a line', () => {
    expect(linearisePath([{ kind: 'bezier', from, to, controls: [] }], 0.01)).toEqual([0, 0, 500, 0]);
  });
});

test('segments follow each other without a vertex twice', () => {
  const path = linearisePath(
    [
      { kind: 'line', from: [0, 0], to: [10, 0] },
      { kind: 'line', from: [10, 0], to: [10, 10] },
    ],
    0.01,
  );
  expect(path).toEqual([0, 0, 10, 0, 10, 10]);
});
