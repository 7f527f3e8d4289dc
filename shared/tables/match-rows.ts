// Which rows a query keeps, in a form that also answers "and if it were not for the filters of this column?": that is
// what facets show.

import { isNumbers } from './column-kinds.ts';
import { keepByFilter } from './keep-by-filter.ts';
import { keepBySearch } from './keep-by-search.ts';
import { intersect, type RowMask } from './row-mask.ts';
import type { TableIndex } from './table-index.ts';
import type { LonLatBounds, TableQuery } from './table-query.ts';

export interface RowMatch {
  /** Rows that hold in everything. */
  readonly mask: RowMask;
  /** Rows that hold in everything but the filters of this column; `marks` itself where it has none. */
  maskWithout(columnId: string): RowMask;
}

export function matchRows(index: TableIndex, query: TableQuery): RowMatch {
  const { rowCount } = index.table;
  const columns = [...new Set(query.filters.map(({ column }) => column))];
  const misses = new Uint8Array(rowCount);
  const missedColumn = new Uint8Array(rowCount);

  function count(kept: RowMask, place: number): void {
    for (let row = 0; row < rowCount; row += 1) {
      if (kept[row] === 1) continue;
      missedColumn[row] = place;
      // Two misses are as many as anybody asks about.
      misses[row] = Math.min(2, (misses[row] ?? 0) + 1);
    }
  }

  for (const word of labelOf(query.search)) count(keepBySearch(index, word), OTHER);
  if (query.keys) count(keepKeys(index, query.keys), OTHER);
  if (query.bounds) count(keepInside(index, query.bounds), OTHER);
  for (const [place, columnId] of columns.entries()) {
    const filters = query.filters.filter(({ column }) => column === columnId);
    const kept = filters.map((filter) => keepByFilter(index, filter));
    count(kept.reduce(intersect), place);
  }

  const mask = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) mask[row] = misses[row] === 0 ? 1 : 0;
  return {
    mask,
    maskWithout(columnId) {
      const place = columns.indexOf(columnId);
      if (place < 0) return mask;
      const others = Uint8Array.from(mask);
      for (let row = 0; row < rowCount; row += 1) {
        if (misses[row] === 1 && missedColumn[row] === place) others[row] = 1;
      }
      return others;
    },
  };
}

/** Stands for search, keys and bounds, which no facet leaves out. Columns are counted from 0 and are never so many. */
const OTHER = 255;

function labelOf(search: string): string[] {
  return search.split(/\s+/u).filter((word) => word !== '');
}

function keepKeys({ table }: TableIndex, keys: readonly string[]): RowMask {
  const wanted = new Set(keys);
  return Uint8Array.from(table.keys, (key) => Number(wanted.has(key)));
}

function keepInside(index: TableIndex, [west, south, east, north]: LonLatBounds): RowMask {
  const kept = new Uint8Array(index.table.rowCount);
  const longitudes = index.find('longitude');
  const latitudes = index.find('latitude');
  if (!isNumbers(longitudes) || !isNumbers(latitudes)) return kept;
  // A view across the 180th meridian has its west side east of its east side.
  const isAcross = west > east;
  for (let row = 0; row < kept.length; row += 1) {
    const longitude = longitudes.values[row] ?? Number.NaN;
    const latitude = latitudes.values[row] ?? Number.NaN;
    const isBetween = isAcross
      ? longitude >= west || longitude <= east
      : longitude >= west && longitude <= east;
    kept[row] = isBetween && latitude >= south && latitude <= north ? 1 : 0;
  }
  return kept;
}
