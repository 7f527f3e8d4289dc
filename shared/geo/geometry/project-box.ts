import { createTransform } from '../crs/create-transform.ts';
import type { Crs } from '../crs/find-crs.ts';
import type { Box } from './box.ts';
import { boxAround, boxPolygon } from './geometry.ts';
import { centimetreOf, projectSides } from './project-geometry.ts';

/** The box in another system that holds everything in a box: its sides are followed, not its corners alone. */
export function projectBox(box: Box, from: Crs, to: Crs): Box {
  if (from === to) return box;
  if (box.xMin === box.xMax && box.yMin === box.yMax) {
    const [x, y] = createTransform(from, to)(box.xMin, box.yMin);
    return { xMin: x, yMin: y, xMax: x, yMax: y };
  }
  const sides = projectSides(boxPolygon(box), createTransform(from, to), centimetreOf(to));
  return boxAround(sides) ?? box;
}
