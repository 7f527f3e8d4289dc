import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PivotTable } from './pivot-table.tsx';

test('heads, cells and totals stand where they belong; a cell without rows is not a zero', () => {
  const markup = renderToStaticMarkup(
    <PivotTable
      label="Effekt: område mot type"
      columnsName="Type"
      number={String}
      sort={{ by: 'total', isDescending: true }}
      onSort={() => undefined}
      onPick={() => undefined}
      headers={{ corner: 'Område', rows: ['NO1', 'NO2'], columns: ['Kraftverk', 'Pumpe'], total: 'Sum' }}
      pivot={{
        rows: [{ value: 'NO1' }, { value: 'NO2' }],
        columns: [{ value: 'K' }, { value: 'P' }],
        cells: Float64Array.of(1, Number.NaN, 0, 3),
        rowTotals: Float64Array.of(1, 3),
        columnTotals: Float64Array.of(1, 3),
        total: 4,
        separateCount: 0,
        separateSum: 0,
        isTooLarge: false,
      }}
    />,
  );
  const rows = markup
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .replaceAll(/<[^>]*>/g, '|')
        .split('|')
        .filter(Boolean),
    );
  expect(rows).toEqual([
    ['Område', 'Type →', 'Kraftverk', 'Pumpe', 'Sum'],
    ['NO1', '1', '–', '1'],
    ['NO2', '0', '3', '3'],
    ['Sum', '1', '3', '4'],
  ]);
  expect(markup).toContain('scope="row"');
  expect(markup.match(/aria-sort="descending"/g)).toHaveLength(1);
  expect(markup).toContain('var(--ice-soft) 33.3%');
});
