import { useCallback } from 'react';
import { applicationColumns, plantColumns } from '../../../shared/contracts/energy/columns.ts';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { applyView } from '../../table/view/apply-view.ts';
import { parseViewLink, type ReadViewLink } from '../../table/view/view-link.ts';
import { PLACES } from '../places.ts';

const PLACE_OF = { plants: 'plants', applications: 'certificates' } as const;

/** Reads the link of a view (`varde:plants?…`); undefined when the text is none or leads to no place. */
export function readLink(link: string): ReadViewLink | undefined {
  const read = parseViewLink(link, (register) => (register === 'plants' ? plantColumns : applicationColumns));
  if (!read.ok) return undefined;
  return PLACES.some(({ id }) => id === PLACE_OF[read.value.register]) ? read.value : undefined;
}

/** Goes to a view by its link. False when the text is no link of a view. */
export function useOpenLink(): (link: string) => boolean {
  const { place, tableView, notices } = useStores();
  const text = useText();
  return useCallback(
    (link) => {
      const read = readLink(link);
      if (!read) return false;
      const { register, view, ignored } = read;
      applyView(tableView(register).actions, view);
      place.actions.go(PLACE_OF[register]);
      if (ignored.length > 0) {
        notices.actions.show({
          tone: 'warn',
          sentence: text('frame.link.ignored', { parts: ignored.join(', ') }),
        });
      }
      return true;
    },
    [place, tableView, notices, text],
  );
}

/** Goes to a row: its place, its card. */
export function useOpenRow(): (register: keyof typeof PLACE_OF, key: string) => void {
  const { place, selection } = useStores();
  return useCallback(
    (register, key) => {
      const { actions } = selection(register);
      actions.select([key], key);
      actions.activate(key);
      place.actions.go(PLACE_OF[register]);
    },
    [place, selection],
  );
}
