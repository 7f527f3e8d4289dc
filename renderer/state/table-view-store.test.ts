import { expect, test } from 'vitest';
import { createTableViewStore, keptTableView } from './table-view-store.ts';

const hours = {
  id: 'calc.1',
  kind: 'number',
  name: 'Timer',
  expression: '[productionGwh] / [outputMw]',
} as const;
const double = { id: 'calc.2', kind: 'number', name: 'To', expression: '[calc.1] * 2' } as const;

test('computed columns are kept over a restart, changed in their place, and what is none is left out', () => {
  const { store, actions } = createTableViewStore('plants');
  actions.addComputed([hours, double]);
  actions.addComputed([{ ...hours, name: 'Brukstid' }]);
  expect(store.getState().computed.map(({ name }) => name)).toEqual(['Brukstid', 'To']);
  const kept = keptTableView(store.getState());
  expect(createTableViewStore('plants', kept).store.getState().computed).toEqual(store.getState().computed);
  const broken = { computed: [{ ...hours, kind: 'colour' }, 'x', double] };
  expect(createTableViewStore('plants', broken).store.getState().computed).toEqual([double]);
});

test('a computed column that is removed takes along what names it', () => {
  const { store, actions } = createTableViewStore('plants');
  actions.addComputed([hours]);
  actions.setColumns(['name', 'calc.1']);
  actions.setQuery({
    search: '',
    filters: [
      { column: 'calc.1', kind: 'range', ranges: [{ least: 1 }] },
      { column: 'name', kind: 'contains', text: 'a' },
    ],
    sort: [{ column: 'calc.1', isDescending: true }],
  });
  actions.removeComputed('calc.1');
  expect(store.getState()).toMatchObject({
    computed: [],
    columns: ['name'],
    query: { filters: [{ column: 'name' }], sort: [] },
  });
});
