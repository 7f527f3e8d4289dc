import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberColumn, textColumn } from './make-column.ts';
import { matchRows } from './match-rows.ts';
import { type PivotMeasure, pivotRows } from './pivot.ts';
import { createTableIndex } from './table-index.ts';
import { EMPTY_QUERY } from './table-query.ts';
import { naiveAnswer, naiveRows } from './testing/naive-table.ts';
import { queries, smallTables } from './testing/table-arbitrary.ts';

const profile = { sums: ['outputMw'], separate: { column: 'type', value: 'P' } };
const measures: readonly PivotMeasure[] = [{ kind: 'count' }, { kind: 'sum', column: 'outputMw' }];

test('cells and totals are those of adding up row by row', () => {
  fc.assert(
    fc.property(smallTables, queries, fc.constantFrom(...measures), (table, { search, filters }, measure) => {
      const query = { ...EMPTY_QUERY, search, filters: filters.filter(({ column }) => column !== 'missing') };
      const index = createTableIndex(table, profile);
      const request = { rows: { column: 'county' }, columns: { column: 'isWholeProduction' }, measure };
      const pivot = pivotRows(index, matchRows(index, query).mask, request);
      const naive = naiveRows(table);
      const expected = new Map<string, number>();
      let total = 0;
      for (const row of naiveAnswer(naive, query)) {
        const values = naive[row]?.values ?? {};
        if (measure.kind === 'sum' && values['type'] === 'P') continue;
        const amount = measure.kind === 'count' ? 1 : Number(values['outputMw'] ?? 0);
        const name = `${values['county'] ?? null} ${values['isWholeProduction'] ?? null}`;
        expected.set(name, (expected.get(name) ?? 0) + amount);
        total += amount;
      }
      const found = new Map<string, number>();
      for (const [row, { value }] of (pivot?.rows ?? []).entries()) {
        for (const [column, header] of (pivot?.columns ?? []).entries()) {
          const cell = pivot?.cells[row * (pivot?.columns.length ?? 0) + column] ?? Number.NaN;
          if (!Number.isNaN(cell)) found.set(`${value} ${header.value}`, cell);
        }
      }
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [name, amount] of expected) expect(found.get(name)).toBeCloseTo(amount, 6);
      expect(pivot?.total).toBeCloseTo(total, 6);
      expect(sum(pivot?.rowTotals)).toBeCloseTo(total, 5);
      expect(sum(pivot?.columnTotals)).toBeCloseTo(total, 5);
    }),
  );
});

function sum(values: Float64Array | undefined): number {
  return (values ?? new Float64Array()).reduce((total, value) => total + value, 0);
}

test('sums leave pumps out and say so; counts count them', () => {
  const table = {
    rowCount: 3,
    keys: ['1', '2', '3'],
    columns: [
      textColumn('area', ['NO1', 'NO1', 'NO2'], 'choice'),
      textColumn('type', ['K', 'P', 'K'], 'choice'),
      numberColumn('outputMw', [10, -4, 5]),
    ],
  };
  const index = createTableIndex(table, profile);
  const mask = matchRows(index, EMPTY_QUERY).mask;
  const axes = { rows: { column: 'area' }, columns: { column: 'type' } };
  const sums = pivotRows(index, mask, { ...axes, measure: { kind: 'sum', column: 'outputMw' } });
  expect(sums).toMatchObject({ total: 15, separateCount: 1, separateSum: -4 });
  expect(sums?.columns.map(({ value }) => value)).toEqual(['K']);
  expect(pivotRows(index, mask, { ...axes, measure: { kind: 'count' } })).toMatchObject({
    total: 3,
    separateCount: 0,
  });
});

test('a pivot of too many cells has heads but no numbers', () => {
  const names = Array.from({ length: 400 }, (_, row) => `name ${row}`);
  const table = {
    rowCount: 400,
    keys: names,
    columns: [textColumn('name', names), textColumn('owner', names)],
  };
  const index = createTableIndex(table, { sums: [] });
  const pivot = pivotRows(index, matchRows(index, EMPTY_QUERY).mask, {
    rows: { column: 'name' },
    columns: { column: 'owner' },
    measure: { kind: 'count' },
  });
  expect(pivot).toMatchObject({ isTooLarge: true, cells: new Float64Array() });
  expect(pivot?.rows).toHaveLength(400);
});

test('means, medians and extremes are those of the amounts of each cell, totals of all their rows', () => {
  const table = {
    rowCount: 6,
    keys: ['1', '2', '3', '4', '5', '6'],
    columns: [
      textColumn('area', ['NO1', 'NO1', 'NO1', 'NO2', 'NO2', 'NO2'], 'choice'),
      textColumn('type', ['K', 'K', 'K', 'K', 'P', 'K'], 'choice'),
      numberColumn('outputMw', [10, 1, 4, 6, -50, null]),
      numberColumn('headM', [100, 200, null, 300, 500, null]),
    ],
  };
  const index = createTableIndex(table, profile);
  const all = new Uint8Array(6).fill(1);
  const of = (kind: 'mean' | 'median' | 'least' | 'most', column: string) => {
    const pivot = pivotRows(index, all, {
      rows: { column: 'area' },
      columns: { column: 'type' },
      measure: { kind, column },
    });
    return [...(pivot?.cells ?? []), ...(pivot?.rowTotals ?? []), pivot?.total];
  };
  // Pumps are left out of outputs, which are negative for them, and not of heads.
  expect(of('mean', 'outputMw')).toEqual([5, 6, 5, 6, 5.25]);
  expect(of('median', 'outputMw')).toEqual([4, 6, 4, 6, 5]);
  expect(of('least', 'headM')).toEqual([100, Number.NaN, 300, 500, 100, 300, 100]);
  expect(of('most', 'headM')).toEqual([200, Number.NaN, 300, 500, 200, 500, 500]);
});
