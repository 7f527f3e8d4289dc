import type { SelectionActions } from '../../state/selection-store.ts';
import type { TableViewActions, TableViewState } from '../../state/table-view-store.ts';
import type { TableView } from './table-view.ts';

/** The view as it is looked at now, bounds of the map included where rows are held to them. */
export function currentView(
  { query, computed, isBoundToMap, mapBounds }: TableViewState,
  columns: readonly { readonly id: string }[],
  selectedKeys: ReadonlySet<string>,
): TableView {
  const isHeld = isBoundToMap && mapBounds !== undefined;
  return {
    query: isHeld ? { ...query, bounds: mapBounds } : query,
    columns: columns.map((column) => column.id),
    computed,
    selectedKeys: [...selectedKeys],
    ...(mapBounds && !isHeld && { mapBounds }),
  };
}

/**
 * Makes a table show a view. Columns and the map stay as they are where the view says nothing of them; computed columns
 * join those that are there.
 */
export function applyView(
  table: TableViewActions,
  selection: SelectionActions,
  { query, columns, computed, selectedKeys, mapBounds }: TableView,
): void {
  const { bounds, ...rest } = query;
  if (computed.length > 0) table.addComputed(computed);
  table.setQuery(rest);
  table.setBoundToMap(bounds !== undefined);
  if (bounds) table.setMapBounds(bounds);
  else if (mapBounds) table.openMapBounds(mapBounds);
  if (columns.length > 0) table.setColumns(columns);
  selection.select(selectedKeys, selectedKeys[0]);
}
