/** The forms of markers. Each has about the area of the circle of its radius. */
export type MarkerShape = 'circle' | 'diamond' | 'triangle-down';

/** How far the corners of a diamond reach, in radii of the circle of the same area. */
export const MARKER_REACH = Math.sqrt(Math.PI / 2);

/** A marker around (0, 0) in the language of SVG paths, y down: canvas, SVG and legend draw the same. */
export function markerPath(shape: MarkerShape, radiusPx: number): string {
  switch (shape) {
    case 'circle':
      return circle(radiusPx);
    case 'diamond':
      return diamond(radiusPx);
    case 'triangle-down':
      return triangleDown(radiusPx);
  }
}

function circle(radiusPx: number): string {
  const r = rounded(radiusPx);
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** A square on its corner, of the same area as the circle. */
function diamond(radiusPx: number): string {
  const reach = radiusPx * MARKER_REACH;
  return polygon([
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ]);
}

/** A regular triangle on its point, a little smaller than the circle, so that it fits the same square. */
function triangleDown(radiusPx: number): string {
  const reach = radiusPx * 1.15;
  const half = reach * Math.cos(Math.PI / 6);
  return polygon([
    [0, reach],
    [-half, -reach / 2],
    [half, -reach / 2],
  ]);
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}

/** Hundredths of a pixel: no screen shows less. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
