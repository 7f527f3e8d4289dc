import type { TableViewActions, TableViewState } from '../../state/table-view-store.ts';
import type { TableView } from './table-view.ts';

/** The view as it is looked at now, bounds of the map included where rows are held to them. */
export function currentView(
  { query, isBoundToMap, mapBounds }: TableViewState,
  columns: readonly { readonly id: string }[],
): TableView {
  return {
    query: isBoundToMap && mapBounds ? { ...query, bounds: mapBounds } : query,
    columns: columns.map((column) => column.id),
  };
}

/** Makes a table show a view. Columns stay as they are where the view names none. */
export function applyView(actions: TableViewActions, { query, columns }: TableView): void {
  const { bounds, ...rest } = query;
  actions.setQuery(rest);
  actions.setBoundToMap(bounds !== undefined);
  if (bounds) actions.setMapBounds(bounds);
  if (columns.length > 0) actions.setColumns(columns);
}
