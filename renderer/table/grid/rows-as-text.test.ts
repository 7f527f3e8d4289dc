import { expect, test } from 'vitest';
import type { CellLabels } from './cell-text.ts';
import { rowsAsText } from './rows-as-text.ts';

const labels: CellLabels = {
  number: (value, decimals = 0) => value.toFixed(decimals).replace('.', ',').replace('-', '\u2212'),
  date: (day) => new Date(day).toISOString().slice(0, 10),
  year: String,
  choice: (_, code) => code,
  boolean: String,
};

test('copied rows have a head, plain numbers with all digits, and empty cells where there is no value', () => {
  const text = rowsAsText(
    [1, 0],
    [
      {
        description: { id: 'name', kind: 'text' },
        column: { id: 'name', kind: 'text', codes: Uint32Array.of(1, 2), dictionary: ['', 'A\tB', 'Øvre'] },
        label: 'Navn',
      },
      {
        description: { id: 'outputMw', kind: 'number', decimals: 1 },
        column: { id: 'outputMw', kind: 'number', values: Float64Array.of(Number.NaN, -1240.125) },
        label: 'Effekt (MW)',
      },
    ],
    labels,
  );
  expect(text).toBe('Navn\tEffekt (MW)\r\nØvre\t-1240,125\r\nA B\t\r\n');
});
