/** An upright box in the units of a coordinate system. A point is a box without size. */
export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Closed: boxes that share an edge or a corner intersect. */
export function boxesIntersect(one: Box, other: Box): boolean {
  return one.xMin <= other.xMax && one.xMax >= other.xMin && one.yMin <= other.yMax && one.yMax >= other.yMin;
}

/** Whether the first holds all of the second, edges included. */
export function boxContains(outer: Box, inner: Box): boolean {
  return (
    outer.xMin <= inner.xMin &&
    outer.xMax >= inner.xMax &&
    outer.yMin <= inner.yMin &&
    outer.yMax >= inner.yMax
  );
}

/** Turns the corners round where they came the other way. */
export function orderedBox(x: number, y: number, otherX: number, otherY: number): Box {
  return {
    xMin: Math.min(x, otherX),
    yMin: Math.min(y, otherY),
    xMax: Math.max(x, otherX),
    yMax: Math.max(y, otherY),
  };
}

/** The box around all of them; undefined when there are none. */
export function boxAroundBoxes(boxes: readonly Box[]): Box | undefined {
  const [first, ...others] = boxes;
  if (!first) return undefined;
  return others.reduce(
    (one, other) => ({
      xMin: Math.min(one.xMin, other.xMin),
      yMin: Math.min(one.yMin, other.yMin),
      xMax: Math.max(one.xMax, other.xMax),
      yMax: Math.max(one.yMax, other.yMax),
    }),
    first,
  );
}
