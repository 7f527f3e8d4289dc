import { isNumbers, isText } from './column-kinds.ts';
import type { Column, NumberColumn } from './column-table.ts';
import { barsOfSorted, type ValueBars } from './histogram.ts';
import { roundSum } from './sums.ts';
import type { TableIndex } from './table-index.ts';

/** A column at a glance. Numbers only where the column holds numbers, years or dates, and a row has a value. */
export interface ColumnStatistics {
  readonly column: string;
  readonly valueCount: number;
  readonly emptyCount: number;
  readonly distinctCount: number;
  readonly numbers?: {
    readonly least: number;
    readonly most: number;
    readonly mean: number;
    readonly median: number;
    readonly sum: number;
    readonly bars: ValueBars | undefined;
  };
  /** Of texts, choices and booleans: the values that most rows have, most first, as filters write them. */
  readonly frequent?: readonly { readonly value: string; readonly count: number }[];
}

const MAX_FREQUENT_VALUES = 8;

/** Statistics over the rows of an answer, pumps included. Undefined where there is no such column. */
export function describeColumn(
  index: TableIndex,
  rows: Uint32Array,
  columnId: string,
): ColumnStatistics | undefined {
  const column = index.find(columnId);
  if (!column) return undefined;
  if (!isNumbers(column)) return describeCodes(column, rows);
  const sorted = new Float64Array(rows.length);
  let valueCount = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const value = column.values[rows[place] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sorted[valueCount] = value;
    valueCount += 1;
  }
  const header = { column: columnId, valueCount, emptyCount: rows.length - valueCount };
  if (valueCount === 0) return { ...header, distinctCount: 0 };
  return { ...header, ...describeSorted(column.kind, sorted.subarray(0, valueCount).sort()) };
}

function describeSorted(
  kind: NumberColumn['kind'],
  sorted: Float64Array,
): Pick<Required<ColumnStatistics>, 'distinctCount' | 'numbers'> {
  let sum = 0;
  let distinctCount = 0;
  for (let place = 0; place < sorted.length; place += 1) {
    sum += sorted[place] ?? 0;
    if (place === 0 || sorted[place] !== sorted[place - 1]) distinctCount += 1;
  }
  const last = sorted.length - 1;
  const middle = ((sorted[last >>> 1] ?? 0) + (sorted[sorted.length >>> 1] ?? 0)) / 2;
  return {
    distinctCount,
    numbers: {
      least: sorted[0] ?? 0,
      most: sorted[last] ?? 0,
      mean: sum / sorted.length,
      median: middle,
      sum: roundSum(sum),
      bars: barsOfSorted(kind, sorted),
    },
  };
}

function describeCodes(column: Exclude<Column, NumberColumn>, rows: Uint32Array): ColumnStatistics {
  const codes = isText(column) ? column.codes : column.values;
  const emptyCode = isText(column) ? 0 : 2;
  const counts = new Uint32Array(isText(column) ? column.dictionary.length : emptyCode + 1);
  for (let place = 0; place < rows.length; place += 1) {
    const code = codes[rows[place] ?? 0] ?? emptyCode;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const emptyCount = counts[emptyCode] ?? 0;
  const seen = Array.from(counts, (count, code) => ({ code, count })).filter(
    ({ code, count }) => count > 0 && code !== emptyCode,
  );
  return {
    column: column.id,
    valueCount: rows.length - emptyCount,
    emptyCount,
    distinctCount: seen.length,
    frequent: seen
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_FREQUENT_VALUES)
      .map(({ code, count }) => ({ value: codeText(column, code), count })),
  };
}

function codeText(column: Exclude<Column, NumberColumn>, code: number): string {
  return isText(column) ? (column.dictionary[code] ?? '') : String(code === 1);
}
