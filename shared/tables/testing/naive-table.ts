// The plain reference that the engine is compared with: rows as objects, and each question answered in the most obvious
// way, whatever it costs.

import type { CellValue, ColumnTable } from '../column-table.ts';
import type { ColumnFilter, TableQuery, ValueRange } from '../table-query.ts';

export interface NaiveRow {
  readonly row: number;
  readonly values: { readonly [column: string]: CellValue };
}

export function naiveRows(table: ColumnTable): NaiveRow[] {
  return Array.from({ length: table.rowCount }, (_, row) => ({
    row,
    values: Object.fromEntries(
      table.columns.map((column) => {
        if ('codes' in column) return [column.id, column.dictionary[column.codes[row] ?? 0] || null];
        const value = column.values[row] ?? Number.NaN;
        if (column.kind === 'boolean') return [column.id, [false, true, null][value] ?? null];
        return [column.id, Number.isNaN(value) ? null : value];
      }),
    ),
  }));
}

/** The rows of the table that the query keeps, as row numbers in its order. */
export function naiveAnswer(rows: readonly NaiveRow[], query: TableQuery): number[] {
  const kept = rows.filter((row) => naiveKeeps(row, query));
  const { groupBy, sort } = query;
  return kept
    .toSorted((a, b) => {
      const groups = groupBy === undefined ? 0 : naiveCompareGroups(kept, a, b, query, groupBy);
      if (groups !== 0) return groups;
      for (const { column, isDescending } of sort) {
        const order = naiveCompare(a.values[column] ?? null, b.values[column] ?? null, isDescending);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ row }) => row);
}

/** The sums of MW are those of the tests' profile: pumps are left out. */
function naiveCompareGroups(
  kept: readonly NaiveRow[],
  a: NaiveRow,
  b: NaiveRow,
  { sort: [key] }: TableQuery,
  groupBy: string,
): number {
  const [groupA, groupB] = [a, b].map(({ values }) => values[groupBy] ?? null);
  const inNature = naiveCompare(groupA ?? null, groupB ?? null, false);
  if (!key) return inNature;
  if (key.column === groupBy) return naiveCompare(groupA ?? null, groupB ?? null, key.isDescending);
  const [measureA, measureB] = [groupA, groupB].map((group) => {
    const rows = kept.filter(({ values }) => (values[groupBy] ?? null) === group);
    const summed = key.column === 'outputMw' ? rows.filter(({ values }) => values['type'] !== 'P') : rows;
    const numbers = summed
      .map(({ values }) => values[key.column])
      .filter((value) => typeof value === 'number');
    if (key.column === 'outputMw') return Math.round(numbers.reduce((sum, one) => sum + one, 0) * 1e6);
    if (numbers.length === 0) return null;
    return key.isDescending ? Math.max(...numbers) : Math.min(...numbers);
  });
  return naiveCompare(measureA ?? null, measureB ?? null, key.isDescending) || inNature;
}

export function naiveKeeps({ values }: NaiveRow, query: TableQuery): boolean {
  const terms = query.search.split(/\s+/).filter(Boolean);
  const hasTerms = terms.every((word) => Object.values(values).some((value) => naiveHas(value, word)));
  return (
    hasTerms && naiveIsInside(values, query) && query.filters.every((filter) => naiveHolds(values, filter))
  );
}

function naiveHas(value: CellValue, word: string): boolean {
  if (typeof value === 'string') return naiveFold(value).includes(naiveFold(word));
  return typeof value === 'number' && /^\d+(\.\d+)?$/.test(word) && value === Number(word);
}

function naiveFold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function naiveIsInside(values: NaiveRow['values'], { bounds }: TableQuery): boolean {
  if (!bounds) return true;
  const { longitude, latitude } = values;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return false;
  const [west, south, east, north] = bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function naiveHolds(values: NaiveRow['values'], filter: ColumnFilter): boolean {
  const value = values[filter.column] ?? null;
  switch (filter.kind) {
    case 'contains': {
      const contains = typeof value === 'string' && naiveFold(value).includes(naiveFold(filter.text.trim()));
      return contains !== (filter.isExcluded === true);
    }
    case 'range':
      return filter.ranges.some((range) => naiveIsIn(value, range)) !== (filter.isExcluded === true);
    case 'oneOf':
      return filter.values.includes(value === null ? null : String(value)) !== (filter.isExcluded === true);
    case 'empty':
      return (value === null) === filter.isEmpty;
  }
}

function naiveIsIn(value: CellValue, { least, above, most, below }: ValueRange): boolean {
  if (typeof value !== 'number') return false;
  if (least !== undefined && value < least) return false;
  if (above !== undefined && value <= above) return false;
  if (most !== undefined && value > most) return false;
  return below === undefined || value < below;
}

const norwegian = new Intl.Collator('nb', { numeric: true });

function naiveCompare(a: CellValue, b: CellValue, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'string' && typeof b === 'string' ? norwegian.compare(a, b) : Number(a) - Number(b);
  return isDescending ? -order : order;
}
