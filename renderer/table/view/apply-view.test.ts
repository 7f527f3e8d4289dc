import { expect, test } from 'vitest';
import { createTableViewStore } from '../../state/table-view-store.ts';
import { applyView, currentView } from './apply-view.ts';
import type { TableView } from './table-view.ts';

test('a view that was applied is the view that is looked at', () => {
  const { store, actions } = createTableViewStore('plants');
  const views: TableView[] = [
    {
      query: {
        search: 'sima',
        filters: [{ column: 'type', kind: 'oneOf', values: ['K'] }],
        sort: [{ column: 'name', isDescending: true }],
        groupBy: 'county',
        bounds: [4, 58, 12, 62],
      },
      columns: ['name', 'outputMw'],
    },
    { query: { search: '', filters: [], sort: [] }, columns: ['name'] },
  ];
  for (const view of views) {
    applyView(actions, view);
    const { columns = [] } = store.getState();
    expect(
      currentView(
        store.getState(),
        columns.map((id) => ({ id })),
      ),
    ).toEqual(view);
  }
});

test('a view without columns leaves those that are shown', () => {
  const { store, actions } = createTableViewStore('plants');
  actions.setColumns(['name', 'type']);
  applyView(actions, { query: { search: '', filters: [], sort: [] }, columns: [] });
  expect(store.getState().columns).toEqual(['name', 'type']);
});
