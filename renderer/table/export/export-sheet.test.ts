import { expect, test } from 'vitest';
import { booleanColumn, numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { createTableIndex } from '../../../shared/tables/table-index.ts';
import { sheetOfRows } from './export-sheet.ts';

test('a sheet has the rows and columns that are shown, in their order, choices in words', () => {
  const index = createTableIndex(
    {
      rowCount: 3,
      keys: ['1', '2', '3'],
      columns: [
        textColumn('name', ['A', 'B', null]),
        textColumn('type', ['K', 'P', 'X'], 'choice'),
        numberColumn('outputMw', [1, null, 3]),
        booleanColumn('isWholeProduction', [true, false, null]),
      ],
    },
    {
      sums: [],
      labels: { type: { K: 'Kraftverk', P: 'Pumpe' }, isWholeProduction: { true: 'Alt', false: 'En del' } },
    },
  );
  const columns = (['type', 'isWholeProduction', 'name', 'outputMw', 'missing'] as const).map((id) => ({
    id,
    header: id,
    kind: 'text' as const,
  }));
  const sheet = sheetOfRows(index, Uint32Array.of(2, 0, 1), columns);
  const rows = [0, 1, 2].map((row) => columns.map((_, column) => sheet.value(row, column)));
  expect(rows).toEqual([
    ['X', null, null, 3, null],
    ['Kraftverk', 'Alt', 'A', 1, null],
    ['Pumpe', 'En del', 'B', null, null],
  ]);
});
