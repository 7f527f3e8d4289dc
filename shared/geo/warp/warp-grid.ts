// Where the points of a box of Web Mercator lie in another system: exactly at the nodes of a grid, between them by
// bilinear interpolation. A projection of each of 65,536 pixels would take a hundred times as long.

import { createTransform, type Point } from '../crs/create-transform.ts';
import { type Crs, findCrs } from '../crs/find-crs.ts';
import { GeoProblem } from '../crs/geo-problem.ts';
import type { Box } from '../geometry/box.ts';
import { lonLatAt } from '../world-point.ts';

export interface WarpGrid {
  /** Along each side; there is a node more. */
  readonly cells: number;
  /** x, y of the nodes in units of the system, row by row from the north-west; NaN where the system does not reach. */
  readonly nodes: Float64Array<ArrayBuffer>;
}

const WGS84 = 4326;
const MIN_CELLS = 2;
const MAX_CELLS = 64;

/**
 * The grid of a box of the square of Web Mercator (`world-point.ts`), so fine that halving its cells would move no point by
 * more than `maxError` units of the system; with `minCells` where that is infinite.
 */
export function warpGrid(square: Box, crs: Crs, maxError: number, minCells = MIN_CELLS): WarpGrid {
  const transform = createTransform(findCrs(WGS84), crs);
  let grid = gridOf(square, transform, minCells);
  while (grid.cells < MAX_CELLS && maxError < Number.POSITIVE_INFINITY) {
    const finer = gridOf(square, transform, 2 * grid.cells);
    if (largestDifference(grid, finer) <= maxError) return grid;
    grid = finer;
  }
  return grid;
}

/** The place of a point that lies at a share of the box, from its west and its north. NaN beyond the system. */
export function placeInGrid({ cells, nodes }: WarpGrid, east: number, south: number): Point {
  const column = Math.min(cells - 1, Math.floor(east * cells));
  const row = Math.min(cells - 1, Math.floor(south * cells));
  const right = east * cells - column;
  const down = south * cells - row;
  const at = 2 * (row * (cells + 1) + column);
  const below = at + 2 * (cells + 1);
  const between = (axis: 0 | 1) => {
    const top = (1 - right) * (nodes[at + axis] ?? 0) + right * (nodes[at + 2 + axis] ?? 0);
    const bottom = (1 - right) * (nodes[below + axis] ?? 0) + right * (nodes[below + 2 + axis] ?? 0);
    return (1 - down) * top + down * bottom;
  };
  return [between(0), between(1)];
}

/** The box around all nodes that the system reaches; undefined where there is none. */
export function boxAroundGrid({ nodes }: WarpGrid): Box | undefined {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < nodes.length; at += 2) {
    const x = nodes[at] ?? Number.NaN;
    const y = nodes[at + 1] ?? Number.NaN;
    if (Number.isNaN(x)) continue;
    xMin = Math.min(xMin, x);
    xMax = Math.max(xMax, x);
    yMin = Math.min(yMin, y);
    yMax = Math.max(yMax, y);
  }
  return xMin <= xMax ? { xMin, yMin, xMax, yMax } : undefined;
}

function gridOf(square: Box, transform: (x: number, y: number) => Point, cells: number): WarpGrid {
  const nodes = new Float64Array(2 * (cells + 1) ** 2);
  const width = square.xMax - square.xMin;
  const height = square.yMax - square.yMin;
  let at = 0;
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const degrees = lonLatAt(square.xMin + (column / cells) * width, square.yMin + (row / cells) * height);
      nodes.set(orNowhere(transform, degrees), at);
      at += 2;
    }
  }
  return { cells, nodes };
}

function orNowhere(transform: (x: number, y: number) => Point, [longitude, latitude]: Point): Point {
  try {
    return transform(longitude, latitude);
  } catch (error) {
    if (error instanceof GeoProblem) return [Number.NaN, Number.NaN];
    throw error;
  }
}

/** How far the nodes of the finer grid lie from where the other has them; infinitely where only one has them. */
function largestDifference(grid: WarpGrid, finer: WarpGrid): number {
  let largest = 0;
  let at = 0;
  for (let row = 0; row <= finer.cells; row++) {
    for (let column = 0; column <= finer.cells; column++) {
      const [x, y] = placeInGrid(grid, column / finer.cells, row / finer.cells);
      const [exactX, exactY] = [finer.nodes[at] ?? 0, finer.nodes[at + 1] ?? 0];
      // Where the system ends within a cell, the cell has no places at all.
      if (Number.isNaN(x) !== Number.isNaN(exactX)) return Number.POSITIVE_INFINITY;
      const away = Math.hypot(x - exactX, y - exactY);
      if (away > largest) largest = away;
      at += 2;
    }
  }
  return largest;
}
