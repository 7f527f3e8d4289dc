import type { MarkKind } from '../plant-mark.ts';

/** A mark as a path around (0, 0), CSS pixels: the map draws it on canvas, the legend as SVG, so that both are the same. */
export interface MarkShape {
  /** In the language of SVG paths. */
  readonly path: string;
  readonly isHollow: boolean;
  /** Of the outline of a hollow mark. */
  readonly strokePx: number;
  /** Empty: an unbroken outline. */
  readonly dashesPx: readonly number[];
}

/** How far the corners of a diamond reach, in radii of the circle of the same area. */
export const MARK_REACH = Math.sqrt(Math.PI / 2);
/** Room for outline and casing, CSS pixels. */
const MARGIN_PX = 2;

/** The side of a square that holds every mark of a radius. */
export function markSizePx(radiusPx: number): number {
  return 2 * (radiusPx * MARK_REACH + MARGIN_PX);
}

export function markShape(kind: MarkKind, radiusPx: number, isSun: boolean): MarkShape {
  const strokePx = Math.min(2.5, 1.2 + radiusPx / 12) * (isSun ? 1.4 : 1);
  const hollow = { isHollow: true, strokePx, dashesPx: [] };
  // An outline lies half outside its path.
  const innerPx = Math.max(1, radiusPx - strokePx / 2);
  switch (kind) {
    case 'K':
      return { ...hollow, isHollow: false, path: circle(radiusPx) };
    case 'PK':
      return { ...hollow, isHollow: false, path: diamond(radiusPx) };
    case 'P':
      return { ...hollow, path: triangleDown(radiusPx) };
    case 'closed':
      return { ...hollow, path: circle(innerPx) };
    case 'construction':
      return { ...hollow, path: circle(innerPx), dashesPx: evenDashes(innerPx) };
  }
}

function circle(radiusPx: number): string {
  const r = rounded(radiusPx);
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** A square on its corner, of the same area as the circle. */
function diamond(radiusPx: number): string {
  const reach = radiusPx * MARK_REACH;
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

/** Whole dashes only: the circle is divided evenly. */
function evenDashes(radiusPx: number): number[] {
  const count = Math.max(4, Math.round(radiusPx));
  const stepPx = (2 * Math.PI * radiusPx) / count;
  return [rounded(stepPx * 0.6), rounded(stepPx * 0.4)];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
