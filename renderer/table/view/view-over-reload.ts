// Filters, sort, groups, selection and the place of the map over a reload of the window, in the storage of its session: a
// new start begins with all rows. Columns and widths are settings and are kept with them.

import { registerDefinitions, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import type { SelectionStore } from '../../state/selection-store.ts';
import type { TableViewStore } from '../../state/table-view-store.ts';
import { applyView, currentView } from './apply-view.ts';
import { readView, writeView } from './view-link.ts';

/** Takes up the view that the window had before it was loaded anew, and keeps it from now on. */
export function keepViewOverReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  register: TableRegister,
  table: TableViewStore,
  selection: SelectionStore,
): void {
  const name = `varde.view.${register}`;
  const { columns } = registerDefinitions[register];
  const kept = storage.getItem(name);
  if (kept !== null) applyView(table.actions, selection.actions, readView(kept, columns).view);
  const keep = () => {
    const view = currentView(table.store.getState(), [], selection.store.getState().selectedKeys);
    try {
      storage.setItem(name, writeView(view, columns));
    } catch {
      // A storage that is full or switched off costs a reload its filters, and nothing else.
    }
  };
  table.store.subscribe(keep);
  selection.store.subscribe(({ selectedKeys }, before) => {
    if (selectedKeys !== before.selectedKeys) keep();
  });
}
