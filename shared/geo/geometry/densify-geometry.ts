import { badGeometry } from '../crs/geo-problem.ts';
import { type Coordinates, closeRing, type Geometry, ordinate } from './geometry.ts';

/**
 * Cuts sides into equal pieces so that none is longer than `longest`, in the units of the shape's system. Throws
 * `map/bad-geometry` where that takes more than `limit` points more.
 */
export function splitSides(
  shape: Geometry,
  longest: number,
  limit: number,
): { readonly shape: Geometry; readonly added: number } {
  let added = 0;
  const split = (part: Coordinates): number[] => {
    const path = [ordinate(part, 0), ordinate(part, 1)];
    for (let index = 0; index + 3 < part.length; index += 2) {
      const [x, y] = [ordinate(part, index), ordinate(part, index + 1)];
      const [endX, endY] = [ordinate(part, index + 2), ordinate(part, index + 3)];
      const pieces = Math.max(1, Math.ceil(Math.hypot(endX - x, endY - y) / longest));
      added += pieces - 1;
      if (added > limit) throw badGeometry(`its sides in pieces of ${longest} need too many points`);
      for (let piece = 1; piece < pieces; piece++) {
        const share = piece / pieces;
        path.push(x + share * (endX - x), y + share * (endY - y));
      }
      // The end to the bit.
      path.push(endX, endY);
    }
    return path;
  };
  switch (shape.kind) {
    case 'polyline':
      return { shape: { kind: 'polyline', paths: shape.paths.map(split) }, added };
    case 'polygon': {
      const rings = shape.rings.map((ring) => split(closeRing(ring)));
      return { shape: { kind: 'polygon', rings }, added };
    }
    default:
      return { shape, added };
  }
}
