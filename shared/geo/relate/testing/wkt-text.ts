import { type Coordinates, closeRing, type Geometry, ordinate } from '../../geometry/geometry.ts';
import { nestRings } from '../../geometry/nest-rings.ts';

/** A shape as the text that GEOS reads. */
export function toWktText(geometry: Geometry): string {
  switch (geometry.kind) {
    case 'point':
      return `POINT (${geometry.x} ${geometry.y})`;
    case 'multipoint':
      return `MULTIPOINT ${listOf(geometry.coordinates)}`;
    case 'polyline':
      return `MULTILINESTRING (${geometry.paths.map(listOf).join(', ')})`;
    case 'polygon': {
      const parts = nestRings(geometry.rings).map(
        ({ outer, holes }) => `(${[outer, ...holes].map((ring) => listOf(closeRing(ring))).join(', ')})`,
      );
      return `MULTIPOLYGON (${parts.join(', ')})`;
    }
  }
}

/** Reads what toWktText wrote. */
export function fromWktText(text: string): Geometry {
  const lists = [...text.matchAll(/\(([^()]+)\)/g)].map(([, list = '']) =>
    list.split(/[ ,]+/).map((number) => Number(number)),
  );
  const [first = []] = lists;
  switch (text.slice(0, text.indexOf(' '))) {
    case 'POINT':
      return { kind: 'point', x: ordinate(first, 0), y: ordinate(first, 1) };
    case 'MULTIPOINT':
      return { kind: 'multipoint', coordinates: first };
    case 'MULTILINESTRING':
      return { kind: 'polyline', paths: lists };
    case 'MULTIPOLYGON':
      return { kind: 'polygon', rings: lists };
    default:
      throw new Error(`No shape: ${text}`);
  }
}

function listOf(coordinates: Coordinates): string {
  const points: string[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    points.push(`${ordinate(coordinates, index)} ${ordinate(coordinates, index + 1)}`);
  }
  return `(${points.join(', ')})`;
}
