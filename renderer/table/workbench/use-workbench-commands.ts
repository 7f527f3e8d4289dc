import { useMemo, useRef } from 'react';
import type { Command } from '../../state/commands.ts';
import { useCommands, useDialogActions } from '../../state/use-stores.ts';
import { exportCommand } from '../export/export-action.tsx';
import { removeAllFilters } from '../query/query-edits.ts';
import type { RegisterModel } from './use-register-model.ts';

interface Doing {
  /** Whether what is shown instead of the rows offers its own export. */
  readonly hasOwnExport: boolean;
  focusSearch(): void;
  copyLink(): void;
}

/** What can be done with the table, for palette, shortcuts and help, while the table is on the screen. */
export function useWorkbenchCommands({ description, actions }: RegisterModel, doing: Doing): void {
  const dialogs = useDialogActions();
  const doingRef = useRef(doing);
  doingRef.current = doing;
  const { register } = description;
  const { hasOwnExport } = doing;
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'table.find',
        group: 'table',
        labelKey: 'table.command.find',
        shortcuts: ['Ctrl+F'],
        run: () => doingRef.current.focusSearch(),
      },
      {
        id: 'table.columns',
        group: 'table',
        labelKey: 'table.command.columns',
        run: () => dialogs.open({ kind: 'columns', register }),
      },
      ...(hasOwnExport
        ? []
        : [exportCommand('table.command.export', () => dialogs.open({ kind: 'export', register }))]),
      {
        id: 'table.saveView',
        group: 'table',
        labelKey: 'table.command.saveView',
        shortcuts: ['Ctrl+S'],
        run: () => dialogs.open({ kind: 'save-view', register }),
      },
      {
        id: 'table.copyLink',
        group: 'table',
        labelKey: 'table.command.copyLink',
        run: () => doingRef.current.copyLink(),
      },
      {
        id: 'table.clearFilters',
        group: 'table',
        labelKey: 'table.command.clearFilters',
        run: () => {
          actions.editQuery(removeAllFilters);
          actions.setBoundToMap(false);
        },
      },
    ],
    [dialogs, register, actions, hasOwnExport],
  );
  useCommands(commands);
}
