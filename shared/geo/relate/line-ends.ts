import { type Coordinates, ordinate } from '../geometry/geometry.ts';

/** What tells places apart: 0 and -0 are one. */
export function placeKey(x: number, y: number): string {
  return `${x + 0} ${y + 0}`;
}

/** The boundary of a line: the places at which an odd number of its paths ends. It may be none. */
export function lineEnds(paths: readonly Coordinates[]): Set<string> {
  const ends = new Set<string>();
  for (const path of paths) {
    for (const at of [0, path.length - 2]) {
      const key = placeKey(ordinate(path, at), ordinate(path, at + 1));
      if (!ends.delete(key)) ends.add(key);
    }
  }
  return ends;
}
