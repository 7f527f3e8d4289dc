// The lines of the grid: rows of the answer, or groups with their rows below where they are expanded.

import type { RowOrder } from './row-selection.ts';

/** Consecutive rows of an answer that belong together. */
export interface RowGroup {
  readonly id: string;
  /** Place of its first row in the answer's rows. */
  readonly start: number;
  readonly count: number;
}

export type DisplayRow =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'group'; readonly index: number; readonly isExpanded: boolean };

export interface DisplayRows extends RowOrder {
  at(position: number): DisplayRow | undefined;
  /** Place of the line of a table row; -1 when it is hidden or in a closed group. */
  positionOfRow(row: number): number;
}

interface TableKeys {
  readonly keys: readonly string[];
  rowOf(key: string): number;
}

/**
 * Lines over an answer. `rows` are row numbers of the table in the order of the answer; with groups, each group's rows
 * stand together.
 */
export function displayRows(
  rows: Uint32Array,
  table: TableKeys,
  groups: readonly RowGroup[] | undefined,
  expanded: ReadonlySet<string>,
): DisplayRows {
  return groups ? groupedRows(rows, table, groups, expanded) : plainRows(rows, table);
}

function plainRows(rows: Uint32Array, table: TableKeys): DisplayRows {
  return {
    length: rows.length,
    at(position) {
      const row = rows[position];
      return row === undefined ? undefined : { kind: 'row', row };
    },
    keyAt(position) {
      const row = rows[position];
      return row === undefined ? undefined : table.keys[row];
    },
    positionOf: (key) => rows.indexOf(table.rowOf(key)),
    positionOfRow: (row) => rows.indexOf(row),
  };
}

function groupedRows(
  rows: Uint32Array,
  table: TableKeys,
  groups: readonly RowGroup[],
  expanded: ReadonlySet<string>,
): DisplayRows {
  // The line of each group; the line behind the last one at the end.
  const starts = new Uint32Array(groups.length + 1);
  groups.forEach((group, index) => {
    starts[index + 1] = (starts[index] ?? 0) + 1 + (expanded.has(group.id) ? group.count : 0);
  });
  const length = starts[groups.length] ?? 0;

  function at(position: number): DisplayRow | undefined {
    if (position < 0 || position >= length) return undefined;
    const index = lastAtMost(starts, position, groups.length);
    const group = groups[index];
    if (!group) return undefined;
    const within = position - (starts[index] ?? 0);
    if (within === 0) return { kind: 'group', index, isExpanded: expanded.has(group.id) };
    const row = rows[group.start + within - 1];
    return row === undefined ? undefined : { kind: 'row', row };
  }

  function positionOfRow(row: number): number {
    const place = rows.indexOf(row);
    if (place < 0) return -1;
    const index = groups.findIndex((group) => place >= group.start && place < group.start + group.count);
    const group = groups[index];
    return group && expanded.has(group.id) ? (starts[index] ?? 0) + 1 + place - group.start : -1;
  }

  return {
    length,
    at,
    keyAt(position) {
      const line = at(position);
      return line?.kind === 'row' ? table.keys[line.row] : undefined;
    },
    positionOf: (key) => positionOfRow(table.rowOf(key)),
    positionOfRow,
  };
}

/** Index of the last of the first `count` rising numbers that is not above the value. */
function lastAtMost(numbers: Uint32Array, value: number, count: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
