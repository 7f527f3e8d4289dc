import type { Transform } from '../crs/create-transform.ts';
import { GeoProblem } from '../crs/geo-problem.ts';
import { type Box, boxAroundBoxes, boxContains } from './box.ts';
import { boxAround, closeRing, type Geometry, ordinate, partsOf } from './geometry.ts';
import { projectSides, projectVertices } from './project-geometry.ts';

/**
 * The box around shapes in another system, good to `tolerance` there; shapes that it does not reach are left out. Every
 * vertex counts, and of the sides those are followed that may lead out of the box around the vertices: a side that turns
 * by less than half a circle stays within half its length of its chord. Undefined where no shape is left.
 */
export function boxAroundProjected(
  shapes: readonly Geometry[],
  transform: Transform,
  tolerance: number,
): Box | undefined {
  const reached = shapes.flatMap((shape) => {
    const projected = whereReached(() => projectVertices(shape, transform));
    return projected ? [{ shape, projected }] : [];
  });
  let box = boxAroundBoxes(reached.flatMap(({ projected }) => boxAround(projected) ?? []));
  for (const { shape, projected } of reached) {
    if (shape.kind === 'point' || shape.kind === 'multipoint') continue;
    const [own, there] = [partsOf(shape), partsOf(projected)];
    for (const [index, part] of own.entries()) {
      const path = shape.kind === 'polygon' ? closeRing(part) : part;
      for (let at = 0; at + 3 < path.length; at += 2) {
        if (!box || boxContains(box, widestCourse(there[index] ?? [], at))) continue;
        const side = [0, 1, 2, 3].map((step) => ordinate(path, at + step));
        const line: Geometry = { kind: 'polyline', paths: [side] };
        const course = whereReached(() => boxAround(projectSides(line, transform, tolerance)));
        if (course) box = boxAroundBoxes([box, course]);
      }
    }
  }
  return box;
}

/** What a side may need, by its projected ends. */
function widestCourse(path: ArrayLike<number>, at: number): Box {
  const [x, y, endX, endY] = [
    ordinate(path, at),
    ordinate(path, at + 1),
    ordinate(path, at + 2),
    ordinate(path, at + 3),
  ];
  const most = Math.hypot(endX - x, endY - y) / 2;
  return {
    xMin: Math.min(x, endX) - most,
    yMin: Math.min(y, endY) - most,
    xMax: Math.max(x, endX) + most,
    yMax: Math.max(y, endY) + most,
  };
}

function whereReached<Value>(project: () => Value): Value | undefined {
  try {
    return project();
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
