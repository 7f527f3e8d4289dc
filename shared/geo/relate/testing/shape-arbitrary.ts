import fc from 'fast-check';
import type { Geometry } from '../../geometry/geometry.ts';
import { isValid } from '../jts.ts';
import { toJts } from '../jts-geometry.ts';

// Few whole numbers, so that vertices meet, sides lie on each other and corners touch: that is where relations differ.
const ordinate = fc.integer({ min: 0, max: 8 });
const place = fc.tuple(ordinate, ordinate);
type Place = readonly [number, number];

const path = fc
  .array(place, { minLength: 2, maxLength: 5 })
  .filter(([first, ...rest]) => rest.some(([x, y]) => x !== first?.[0] || y !== first[1]))
  .map((places) => places.flat());

/** Places around their middle in the order of their direction: nearly always a ring that does not cross itself. */
const star = fc.array(place, { minLength: 3, maxLength: 7 }).map((places) => {
  const x = places.reduce((sum, [px]) => sum + px, 0) / places.length;
  const y = places.reduce((sum, [, py]) => sum + py, 0) / places.length;
  const direction = ([px, py]: Place) => Math.atan2(py - y, px - x);
  return close(places.toSorted((a, b) => direction(a) - direction(b)));
});

const rectangle = fc
  .tuple(place, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([[x, y], width, height]) =>
    close([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
  );

const ring = fc.oneof(star, star, rectangle);

function close(places: readonly Place[]): number[] {
  const [first] = places;
  return [...places, ...(first ? [first] : [])].flat();
}

const polygon: fc.Arbitrary<Geometry> = fc
  .array(ring, { minLength: 1, maxLength: 3 })
  .map((rings): Geometry => ({ kind: 'polygon', rings }))
  .filter((geometry) => {
    const shape = toJts(geometry);
    return shape !== undefined && isValid(shape);
  });

/** Valid shapes of every kind with small whole coordinates; polygons of several parts and with holes among them. */
export const shape: fc.Arbitrary<Geometry> = fc.oneof(
  { weight: 1, arbitrary: place.map(([x, y]): Geometry => ({ kind: 'point', x, y })) },
  {
    weight: 1,
    arbitrary: fc
      .array(place, { minLength: 1, maxLength: 4 })
      .map((places): Geometry => ({ kind: 'multipoint', coordinates: places.flat() })),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(path, { minLength: 1, maxLength: 3 })
      .map((paths): Geometry => ({ kind: 'polyline', paths })),
  },
  { weight: 4, arbitrary: polygon },
);
