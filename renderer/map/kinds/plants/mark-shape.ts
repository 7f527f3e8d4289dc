import { MARKER_REACH, markerPath, rounded } from '../../../../shared/cartography/marker-path.ts';
import { plantClasses } from '../../../../shared/cartography/plants.ts';
import type { MarkKind } from './plant-mark.ts';

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

/** Room for outline and casing, CSS pixels. */
const MARGIN_PX = 2;

/** The side of a square that holds every mark of a radius. */
export function markSizePx(radiusPx: number): number {
  return 2 * (radiusPx * MARKER_REACH + MARGIN_PX);
}

export function markShape(kind: MarkKind, radiusPx: number, isSun: boolean): MarkShape {
  const { shape, fill } = plantClasses[kind];
  const strokePx = Math.min(2.5, 1.2 + radiusPx / 12) * (isSun ? 1.4 : 1);
  const isHollow = fill !== 'solid';
  // An outline lies half outside its path; a triangle has room for that.
  const isInset = isHollow && shape === 'circle';
  const pathPx = isInset ? Math.max(1, radiusPx - strokePx / 2) : radiusPx;
  const dashesPx = fill === 'dashed' ? evenDashes(pathPx) : [];
  return { path: markerPath(shape, pathPx), isHollow, strokePx, dashesPx };
}

/** Whole dashes only: the circle is divided evenly. */
function evenDashes(radiusPx: number): number[] {
  const count = Math.max(4, Math.round(radiusPx));
  const stepPx = (2 * Math.PI * radiusPx) / count;
  return [rounded(stepPx * 0.6), rounded(stepPx * 0.4)];
}
