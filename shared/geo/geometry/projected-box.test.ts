import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTransform } from '../crs/create-transform.ts';
import { findCrs } from '../crs/find-crs.ts';
import { boxAroundBoxes } from './box.ts';
import { boxAround, boxPolygon, type Geometry } from './geometry.ts';
import { projectSides } from './project-geometry.ts';
import { boxAroundProjected } from './projected-box.ts';

const UTM = findCrs(25833);
const DEGREES = findCrs(4326);
const WEB = findCrs(3857);

test('sides count, not their ends alone', () => {
  const transform = createTransform(DEGREES, UTM);
  const norway = boxPolygon({ xMin: 4, yMin: 57.8, xMax: 31.5, yMax: 71.3 });
  const followed = boxAround(projectSides(norway, transform, 0.01));
  const box = boxAroundProjected([norway], transform, 0.01);
  // The parallel in the south is nearest to the equator at 15 degrees east, between its ends.
  // cs2cs EPSG:4326 EPSG:25833: 57.8 N 15 E.
  expect(box?.yMin).toBeCloseTo(6_406_443.9, 1);
  for (const side of ['xMin', 'yMin', 'xMax', 'yMax'] as const) {
    expect(Math.abs((box?.[side] ?? 0) - (followed?.[side] ?? 0))).toBeLessThan(0.02);
  }
});

test('is what following every side gives, for shapes of many sides and several systems', () => {
  const place = fc.tuple(
    fc.double({ min: 4, max: 31, noNaN: true }),
    fc.double({ min: 57, max: 71, noNaN: true }),
  );
  const path = fc.array(place, { minLength: 1, maxLength: 6 }).map((places) => places.flat());
  const shape = fc.oneof(
    path.map((coordinates): Geometry => ({ kind: 'multipoint', coordinates })),
    fc.array(path, { minLength: 1, maxLength: 2 }).map((paths): Geometry => ({ kind: 'polyline', paths })),
    fc.array(path, { minLength: 1, maxLength: 2 }).map((rings): Geometry => ({ kind: 'polygon', rings })),
  );
  const check = (shapes: Geometry[], crs: typeof UTM) => {
    const transform = createTransform(DEGREES, crs);
    const expected = boxAroundBoxes(
      shapes.flatMap((each) => boxAround(projectSides(each, transform, 1)) ?? []),
    );
    const box = boxAroundProjected(shapes, transform, 1);
    for (const side of ['xMin', 'yMin', 'xMax', 'yMax'] as const) {
      expect(Math.abs((box?.[side] ?? 0) - (expected?.[side] ?? 0))).toBeLessThan(2);
    }
  };
  const systems = fc.constantFrom(UTM, WEB, findCrs(25832), findCrs(3035));
  fc.assert(fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), systems, check), {
    numRuns: 150,
    seed: 20_261_128,
  });
}, 60_000);

test('shapes that the system does not reach are left out, and none may be left', () => {
  const transform = createTransform(DEGREES, UTM);
  const far: Geometry = { kind: 'polyline', paths: [[15, 60, -100, 40]] };
  const near: Geometry = { kind: 'point', x: 15, y: 60 };
  expect(boxAroundProjected([far, near], transform, 1)?.xMax).toBeCloseTo(500_000, 3);
  expect(boxAroundProjected([far], transform, 1)).toBeUndefined();
  expect(boxAroundProjected([], transform, 1)).toBeUndefined();
});
