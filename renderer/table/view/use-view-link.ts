import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import type { TableViewActions, TableViewState } from '../../state/table-view-store.ts';
import { useNoticeActions, useSelection, useSelectionActions } from '../../state/use-stores.ts';
import { applyView, currentView } from './apply-view.ts';
import { readView, writeView, writeViewLink } from './view-link.ts';

interface Viewed {
  readonly register: TableRegister;
  readonly all: readonly ColumnDescription[];
  readonly shown: readonly ColumnDescription[];
  readonly view: TableViewState;
  readonly actions: TableViewActions;
}

/** The view on the screen as text, to the clipboard, and back from text. */
export function useViewLink({ register, all, shown, view, actions }: Viewed) {
  const selection = useSelectionActions(register);
  const selectedKeys = useSelection(register, (state) => state.selectedKeys);
  const { show } = useNoticeActions();
  return {
    viewText: () => writeView(currentView(view, shown, selectedKeys), all),
    async copyLink(): Promise<void> {
      const link = writeViewLink(register, currentView(view, shown, selectedKeys), all);
      await navigator.clipboard.writeText(link).then(
        () => show({ tone: 'good', sentence: (text) => text('table.views.linkCopied') }),
        // No permission, or the window is not in front: the link is shown instead.
        () =>
          show({
            tone: 'warn',
            sentence: (text) => text('table.views.linkNotCopied', { link }),
            detail: link,
          }),
      );
    },
    open(query: string): void {
      const { view: read, ignored } = readView(query, all);
      applyView(actions, selection, read);
      if (ignored.length > 0) {
        show({
          tone: 'warn',
          sentence: (text) => text('table.views.partsIgnored', { parts: ignored.join(', ') }),
        });
      }
    },
  };
}
