import { describe, expect, test } from 'vitest';
import { boxPolygon, type PolygonGeometry } from '../geometry/geometry.ts';
import { polygonArea } from '../geometry/nest-rings.ts';
import { signedRingArea } from '../geometry/planar-measures.ts';
import { bufferGeometry, repairPolygon } from './buffer-and-repair.ts';

const square = boxPolygon({ xMin: 0, yMin: 0, xMax: 10, yMax: 10 });

describe('a buffer', () => {
  test('of a point is a circle of 32 sides', () => {
    const circle = bufferGeometry({ kind: 'point', x: 100, y: 100 }, 10);
    expect(circle.rings).toHaveLength(1);
    expect(circle.rings[0]).toHaveLength(2 * 33);
    expect(polygonArea(circle)).toBeCloseTo(16 * 100 * Math.sin(Math.PI / 16), 6);
  });

  test('of a square has round corners, and its ring runs clockwise', () => {
    const wider = bufferGeometry(square, 1);
    expect(polygonArea(wider)).toBeCloseTo(100 + 40 + 16 * Math.sin(Math.PI / 16), 6);
    expect(signedRingArea(wider.rings[0] ?? [])).toBeLessThan(0);
  });

  test('of less than nothing shrinks an area until nothing is left', () => {
    expect(polygonArea(bufferGeometry(square, -1))).toBeCloseTo(64, 9);
    expect(bufferGeometry(square, -6).rings).toEqual([]);
  });

  test('of a ring keeps its hole, written the other way', () => {
    const ring = bufferGeometry({ kind: 'polyline', paths: [[0, 0, 100, 0, 100, 100, 0, 100, 0, 0]] }, 5);
    expect(ring.rings.map((part) => Math.sign(signedRingArea(part)))).toEqual([-1, 1]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('of width %f is refused', (distance) => {
    expect(() => bufferGeometry(square, distance)).toThrow(
      expect.objectContaining({ code: 'map/bad-geometry' }),
    );
  });
});

describe('a repair', () => {
  test('leaves what is valid as it came', () => {
    expect(repairPolygon(square)).toBe(square);
  });

  test('joins rings that overlap', () => {
    const other = boxPolygon({ xMin: 5, yMin: 5, xMax: 15, yMax: 15 });
    const polygon: PolygonGeometry = { kind: 'polygon', rings: [...square.rings, ...other.rings] };
    expect(polygonArea(repairPolygon(polygon))).toBeCloseTo(175, 9);
  });

  test('refuses rings that enclose nothing', () => {
    const flat: PolygonGeometry = { kind: 'polygon', rings: [[0, 0, 10, 0, 20, 0, 0, 0]] };
    expect(() => repairPolygon(flat)).toThrow(expect.objectContaining({ code: 'map/bad-geometry' }));
  });
});
