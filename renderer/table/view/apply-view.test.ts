import { expect, test } from 'vitest';
import { createSelectionStore } from '../../state/selection-store.ts';
import { createTableViewStore } from '../../state/table-view-store.ts';
import { applyView, currentView } from './apply-view.ts';
import type { TableView } from './table-view.ts';

test('a view that was applied is the view that is looked at', () => {
  const { store, actions } = createTableViewStore('plants');
  const selection = createSelectionStore('plants');
  const views: TableView[] = [
    {
      query: {
        search: 'sima',
        filters: [{ column: 'type', kind: 'oneOf', values: ['K'] }],
        sort: [{ column: 'name', isDescending: true }],
        groupBy: 'county',
        bounds: [4, 58, 12, 62],
      },
      columns: ['name', 'calc.1'],
      computed: [{ id: 'calc.1', kind: 'number', name: 'To', expression: '1 + 1' }],
      selectedKeys: ['7', '12'],
    },
    {
      query: { search: '', filters: [], sort: [], keys: ['7'] },
      columns: ['name'],
      // Those of the view before are still there.
      computed: [{ id: 'calc.1', kind: 'number', name: 'To', expression: '1 + 1' }],
      selectedKeys: [],
      mapBounds: [5, 60, 6, 61],
    },
  ];
  for (const view of views) {
    applyView(actions, selection.actions, view);
    const { columns = [] } = store.getState();
    expect(
      currentView(
        store.getState(),
        columns.map((id) => ({ id })),
        selection.store.getState().selectedKeys,
      ),
    ).toEqual(view);
  }
});

test('a view without columns leaves those that are shown', () => {
  const { store, actions } = createTableViewStore('plants');
  const selection = createSelectionStore('plants');
  actions.setColumns(['name', 'type']);
  const view = { query: { search: '', filters: [], sort: [] }, columns: [], computed: [], selectedKeys: [] };
  applyView(actions, selection.actions, view);
  expect(store.getState().columns).toEqual(['name', 'type']);
});
