import { expect, test } from 'vitest';
import { createSelectionStore } from '../../state/selection-store.ts';
import { createTableViewStore } from '../../state/table-view-store.ts';
import { keepViewOverReload } from './view-over-reload.ts';

function load(kept: Map<string, string>) {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const table = createTableViewStore('plants');
  const selection = createSelectionStore('plants');
  keepViewOverReload(storage, 'plants', table, selection);
  return { table, selection };
}

test('filters, sort, groups, selection and the place of the map survive a reload', () => {
  const kept = new Map<string, string>();
  const before = load(kept);
  const query = {
    search: 'sima',
    filters: [{ column: 'type', kind: 'oneOf' as const, values: ['K', null] }],
    sort: [{ column: 'outputMw', isDescending: true }],
    groupBy: 'county',
    keys: ['7', '12'],
  };
  before.table.actions.setQuery(query);
  before.table.actions.setMapBounds([5, 60, 6, 61]);
  before.selection.actions.select(['12']);
  const after = load(kept);
  expect(after.table.store.getState()).toMatchObject({ query, openedMapBounds: [5, 60, 6, 61] });
  expect([...after.selection.store.getState().selectedKeys]).toEqual(['12']);
});

test('a window of a new session starts with all rows by name', () => {
  expect(load(new Map()).table.store.getState()).toMatchObject({
    query: { search: '', filters: [], sort: [{ column: 'name', isDescending: false }] },
    isBoundToMap: false,
  });
});

test('rows that are held to the map are held to it after a reload', () => {
  const kept = new Map<string, string>();
  const { table } = load(kept);
  table.actions.setMapBounds([5, 60, 6, 61]);
  table.actions.setBoundToMap(true);
  expect(load(kept).table.store.getState()).toMatchObject({ isBoundToMap: true, mapBounds: [5, 60, 6, 61] });
});
