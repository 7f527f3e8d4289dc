import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/text.tsx';
import type { ChartSeries } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';

const series: readonly ChartSeries[] = [
  { id: 'K', label: 'Kraftverk', color: '--plant-k', pattern: 'plain' },
  { id: 'PK', label: 'Pumpekraftverk', color: '--plant-pk', pattern: 'stripes' },
];

function cellsOf(parts: readonly ChartSeries[], values: readonly number[]): string[] {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="nb">
      <ChartTable
        title="Effekt etter fylke"
        header="Fylke"
        unit="MW"
        data={[{ id: 'Agder', label: 'Agder', values }]}
        series={parts}
        number={(value) => `${value},0`}
      />
    </LanguageProvider>,
  );
  return Array.from(markup.matchAll(/<t[hd](?: [^>]*)?>([^<]*)/g), ([, text = '']) => text);
}

test('the table says what the bars say, with a sum where they are stacked and a dash where nothing is', () => {
  expect(cellsOf(series, [10, Number.NaN])).toEqual([
    'Fylke',
    'Kraftverk (MW)',
    'Pumpekraftverk (MW)',
    'Sum (MW)',
    'Agder',
    '10,0',
    '–',
    '10,0',
  ]);
});

test('one series needs no sum', () => {
  expect(cellsOf(series.slice(0, 1), [10])).toEqual(['Fylke', 'Kraftverk (MW)', 'Agder', '10,0']);
});
