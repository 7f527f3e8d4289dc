// Projecting a million places one by one takes longer than everything else of a tile. Within a tile a projection is
// nearly even, so between the nodes of a grid it is taken as such.

import { GeoProblem } from '../../../geo/crs/geo-problem.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import type { TilePoint } from './tile-frame.ts';

type ToUnits = (x: number, y: number) => TilePoint;

const CELLS = 32;
/** A sixteenth of a pixel. */
const MAX_ERROR_UNITS = 0.5;

/** The same transform for places in a box, to a sixteenth of a pixel; the exact one where that cannot be kept. */
export function approximateUnits(toUnits: ToUnits, { xMin, yMin, xMax, yMax }: Box): ToUnits {
  const width = (xMax - xMin) / CELLS;
  const height = (yMax - yMin) / CELLS;
  if (!(width > 0 && height > 0)) return toUnits;
  const nodes = new Float64Array(2 * (CELLS + 1) ** 2);
  const exactAt = (column: number, line: number) => toUnits(xMin + column * width, yMin + line * height);
  const near: ToUnits = (x, y) => {
    const acrossAll = Math.min(CELLS, Math.max(0, (x - xMin) / width));
    const upAll = Math.min(CELLS, Math.max(0, (y - yMin) / height));
    const column = Math.min(CELLS - 1, Math.floor(acrossAll));
    const line = Math.min(CELLS - 1, Math.floor(upAll));
    return between(nodes, 2 * (line * (CELLS + 1) + column), acrossAll - column, upAll - line);
  };
  try {
    for (let line = 0; line <= CELLS; line++) {
      for (let column = 0; column <= CELLS; column++) {
        nodes.set(exactAt(column, line), 2 * (line * (CELLS + 1) + column));
      }
    }
    return isNear(near, toUnits, { xMin, yMin, xMax, yMax }) ? near : toUnits;
  } catch (error) {
    if (error instanceof GeoProblem) return toUnits;
    throw error;
  }
}

/** Farthest from the truth it is in the middle of a cell. */
function isNear(near: ToUnits, exact: ToUnits, { xMin, yMin, xMax, yMax }: Box): boolean {
  for (let line = 0.5; line < CELLS; line++) {
    for (let column = 0.5; column < CELLS; column++) {
      const x = xMin + ((xMax - xMin) * column) / CELLS;
      const y = yMin + ((yMax - yMin) * line) / CELLS;
      const [nearX, nearY] = near(x, y);
      const [exactX, exactY] = exact(x, y);
      if (!(Math.hypot(nearX - exactX, nearY - exactY) <= MAX_ERROR_UNITS)) return false;
    }
  }
  return true;
}

/** Between the four nodes of a cell, by the shares of its sides. */
function between(nodes: Float64Array, node: number, across: number, up: number): TilePoint {
  const above = node + 2 * (CELLS + 1);
  const at = (axis: 0 | 1) => {
    const lower = mix(nodes[node + axis], nodes[node + 2 + axis], across);
    return mix(lower, mix(nodes[above + axis], nodes[above + 2 + axis], across), up);
  };
  return [at(0), at(1)];
}

function mix(from = Number.NaN, to = Number.NaN, share = 0): number {
  return from + (to - from) * share;
}
