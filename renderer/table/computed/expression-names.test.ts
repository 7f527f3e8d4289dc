import { expect, test } from 'vitest';
import { shownExpression, storedExpression } from './expression-names.ts';

const columns = [
  { id: 'outputMw', name: 'Effekt' },
  { id: 'productionGwh', name: 'Middelproduksjon' },
];

test('columns are written by their names and kept by their ids, in any case, with the signs of people', () => {
  const typed = "[middelproduksjon] × 1000 ÷ [Effekt] − 1 || '× [Effekt]'";
  expect(storedExpression("[middelproduksjon] × 1000 ÷ [ Effekt ] − 1 || '×'", columns)).toBe(
    "[productionGwh] * 1000 / [outputMw] - 1 || '×'",
  );
  expect(shownExpression(storedExpression(typed, columns), columns)).toContain(
    '[Middelproduksjon] × 1000 ÷ [Effekt] - 1',
  );
});

test('a name that no column has stays as it was typed', () => {
  expect(storedExpression('[Fall] + outputMw', columns)).toBe('[Fall] + outputMw');
  expect(shownExpression('[gone] * 2', columns)).toBe('[gone] × 2');
});

test('a column is also known by the shorter name over it, unless another column is called so', () => {
  const headed = [
    { id: 'eligibleGwh', name: 'Sertifikatberettiget produksjon', header: 'Berettiget' },
    { id: 'output', name: 'Prod.', header: 'Prod.' },
    { id: 'productionGwh', name: 'Middelproduksjon', header: 'Prod.' },
  ];
  expect(storedExpression('[berettiget] ÷ [Prod.]', headed)).toBe('[eligibleGwh] / [output]');
  expect(storedExpression('[Berettiget]', headed.slice(1))).toBe('[Berettiget]');
  expect(shownExpression('[eligibleGwh] / 2', headed)).toBe('[Sertifikatberettiget produksjon] ÷ 2');
});
