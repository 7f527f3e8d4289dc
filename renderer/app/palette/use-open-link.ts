import { useCallback } from 'react';
import { registerDefinitions, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { useStores } from '../../state/stores.tsx';
import { applyView } from '../../table/view/apply-view.ts';
import { parseViewLink, type ReadViewLink } from '../../table/view/view-link.ts';
import { placeOfRegister } from '../places/places.ts';

/** Reads the link of a view (`varde:plants?…`); undefined when the text is none. */
export function readLink(link: string): ReadViewLink | undefined {
  const read = parseViewLink(link, (register) => registerDefinitions[register].columns);
  return read.ok ? read.value : undefined;
}

/** Goes to a view by its link. False when the text is no link of a view. */
export function useOpenLink(): (link: string) => boolean {
  const { place, tableView, selection, notices } = useStores();
  return useCallback(
    (link) => {
      const read = readLink(link);
      if (!read) return false;
      const { register, view, ignored } = read;
      applyView(tableView(register).actions, selection(register).actions, view);
      place.actions.go(placeOfRegister(register).id);
      if (ignored.length > 0) {
        notices.actions.show({
          tone: 'warn',
          sentence: (text) => text('frame.link.ignored', { parts: ignored.join(', ') }),
        });
      }
      return true;
    },
    [place, tableView, selection, notices],
  );
}

/** Goes to the rows of a query. */
export function useOpenView(): (register: TableRegister, query: TableQuery) => void {
  const { place, tableView, selection } = useStores();
  return useCallback(
    (register, query) => {
      const view = { query, columns: [], computed: [], selectedKeys: [] };
      applyView(tableView(register).actions, selection(register).actions, view);
      place.actions.go(placeOfRegister(register).id);
    },
    [place, tableView, selection],
  );
}

/** Goes to a row: its place, its card. */
export function useOpenRow(): (register: TableRegister, key: string) => void {
  const { place, selection } = useStores();
  return useCallback(
    (register, key) => {
      const { actions } = selection(register);
      actions.select([key], key);
      actions.activate(key);
      place.actions.go(placeOfRegister(register).id);
    },
    [place, selection],
  );
}
