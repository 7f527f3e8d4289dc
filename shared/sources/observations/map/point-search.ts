// Points in columns, searched by going through them: a million take some milliseconds, and no tree has to be built
// anew whenever a registration comes.

import type { Box } from '../../../geo/geometry/box.ts';
import type { FeatureSearch } from '../../../geo/geometry/feature-index.ts';
import type { FlatShapes } from '../../../geo/geometry/flat-shapes.ts';
import type { PointGeometry } from '../../../geo/geometry/geometry.ts';
import type { Columns } from '../table/columns.ts';

export interface PointColumns {
  readonly index: FeatureSearch;
  shape(row: number): PointGeometry | undefined;
  flatShapes(rows: readonly number[]): FlatShapes;
}

const WORLD: Box = { xMin: -180, yMin: -90, xMax: 180, yMax: 90 };

/** The points of some rows of the table, which count from 0 here. Degrees; what lies beyond them has no shape. */
export function createPointColumns(
  tableRows: Uint32Array,
  { longitude, latitude }: Pick<Columns, 'longitude' | 'latitude'>,
): PointColumns {
  const xOf = (row: number) => longitude[tableRows[row] ?? -1] ?? Number.NaN;
  const yOf = (row: number) => latitude[tableRows[row] ?? -1] ?? Number.NaN;
  const isIn = (row: number, { xMin, yMin, xMax, yMax }: Box) => {
    const y = yOf(row);
    if (!(y >= yMin && y <= yMax)) return false;
    const x = xOf(row);
    return x >= xMin && x <= xMax;
  };

  function search(box: Box): number[] {
    const within = meet(box, WORLD);
    const found: number[] = [];
    for (let row = 0; row < tableRows.length; row++) if (isIn(row, within)) found.push(row);
    return found;
  }

  function shape(row: number): PointGeometry | undefined {
    return isIn(row, WORLD) ? { kind: 'point', x: xOf(row), y: yOf(row) } : undefined;
  }

  let known: Extent | undefined;
  const extent = () => (known ??= extentOf(tableRows.length, (row) => isIn(row, WORLD), xOf, yOf));
  return {
    shape,
    index: {
      get size() {
        return extent().count;
      },
      get bounds() {
        return extent().bounds;
      },
      search,
      visit(box, see) {
        for (const row of search(box)) see(row, xOf(row), yOf(row), xOf(row), yOf(row));
      },
      // All of them are in memory: no order of theirs is read faster than another.
      spatialOrder: () => search(WORLD),
    },
    flatShapes(rows) {
      const placed = rows.filter((row) => isIn(row, WORLD));
      const coordinates = new Float64Array(2 * placed.length);
      for (const [index, row] of placed.entries()) coordinates.set([xOf(row), yOf(row)], 2 * index);
      const shapeStarts = new Uint32Array(rows.length + 1);
      for (const [index, row] of rows.entries())
        shapeStarts[index + 1] = (shapeStarts[index] ?? 0) + (isIn(row, WORLD) ? 1 : 0);
      const partStarts = Uint32Array.from({ length: placed.length + 1 }, (_, part) => 2 * part);
      return { kind: 'point', coordinates, partStarts, shapeStarts };
    },
  };
}

interface Extent {
  readonly count: number;
  readonly bounds: Box | undefined;
}

type Axis = (row: number) => number;

function extentOf(length: number, hasShape: (row: number) => boolean, xOf: Axis, yOf: Axis): Extent {
  let count = 0;
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < length; row++) {
    if (!hasShape(row)) continue;
    count++;
    const [x, y] = [xOf(row), yOf(row)];
    xMin = Math.min(xMin, x);
    yMin = Math.min(yMin, y);
    xMax = Math.max(xMax, x);
    yMax = Math.max(yMax, y);
  }
  return { count, bounds: count > 0 ? { xMin, yMin, xMax, yMax } : undefined };
}

function meet(one: Box, other: Box): Box {
  return {
    xMin: Math.max(one.xMin, other.xMin),
    yMin: Math.max(one.yMin, other.yMin),
    xMax: Math.min(one.xMax, other.xMax),
    yMax: Math.min(one.yMax, other.yMax),
  };
}
