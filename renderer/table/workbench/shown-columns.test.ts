import { describe, expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { dialogOrder, shownColumns, toggleColumn } from './shown-columns.ts';

const ids = (chosen: readonly string[] | undefined) => shownColumns(plantColumns, chosen).map(({ id }) => id);

describe('the shown columns', () => {
  test('are the chosen ones in their order, without those that no longer exist', () => {
    expect(ids(['outputMw', 'gone', 'name'])).toEqual(['outputMw', 'name']);
  });

  test('are those of the contract while nothing that exists is chosen', () => {
    expect(ids(undefined)).toEqual(ids(['gone']));
    expect(ids(undefined)).toContain('owner');
    expect(ids(undefined)).not.toContain('latitude');
  });
});

test('the dialog lists every column once, the shown ones first', () => {
  const order = dialogOrder(plantColumns, ['outputMw', 'name']);
  expect(order.slice(0, 2)).toEqual(['outputMw', 'name']);
  expect([...order].sort()).toEqual(plantColumns.map(({ id }) => id).sort());
});

test('a column is shown and hidden, but never the last one', () => {
  expect(toggleColumn(['name'], 'type')).toEqual(['name', 'type']);
  expect(toggleColumn(['name', 'type'], 'name')).toEqual(['type']);
  expect(toggleColumn(['name'], 'name')).toEqual(['name']);
});
