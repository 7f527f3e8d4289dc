import { useCallback, useEffect } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useDataQuery } from '../../bridge/use-queries.ts';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';

export type SavedView = BridgeType<'SavedView'>;

export interface SavedViews {
  /** Of the register, by name in Norwegian order. */
  readonly views: readonly SavedView[];
  /** Saves under a name; a view of that name is replaced, which can be undone. */
  save(name: string, query: string): Promise<void>;
  /** Removes a view and offers to bring it back. */
  remove(view: SavedView): Promise<void>;
}

const byName = new Intl.Collator('nb');

export function useSavedViews(register: TableRegister): SavedViews {
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  const { data: views = [], error } = useDataQuery('views.list', {});

  const tell = useCallback((error: unknown) => void show(failureNotice(error)), [show]);

  useEffect(() => {
    if (error) tell(error);
  }, [error, tell]);

  const own = views
    .filter((view) => view.register === register)
    .sort((a, b) => byName.compare(a.name, b.name));

  return {
    views: own,
    async save(name, query) {
      const known = findByName(own, name);
      const view: SavedView = {
        viewId: known?.viewId ?? crypto.randomUUID(),
        name,
        register,
        query,
        savedAtMs: Date.now(),
      };
      await data['views.save']({ view }).then(
        ({ number }) =>
          show({
            tone: 'good',
            sentence: (text) => text('table.views.kept', { name }),
            ...(known && { action: undo(number) }),
          }),
        tell,
      );
    },
    async remove(view) {
      await data['views.remove']({ viewId: view.viewId }).then(
        ({ number }) =>
          show({
            tone: 'info',
            sentence: (text) => text('table.views.removed', { name: view.name }),
            action: undo(number),
          }),
        tell,
      );
    },
  };
}

/** Names that differ in case or blanks at the ends only are one name. */
export function findByName(views: readonly SavedView[], name: string): SavedView | undefined {
  const wanted = name.trim().toLocaleLowerCase('nb');
  return views.find((view) => view.name.trim().toLocaleLowerCase('nb') === wanted);
}
