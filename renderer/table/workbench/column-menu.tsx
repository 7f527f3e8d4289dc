import {
  ArrowDownNarrowWide,
  ArrowDownWideNarrow,
  Calculator,
  Columns3,
  EyeOff,
  ListFilter,
  MoveHorizontal,
  Rows3,
  Sigma,
} from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { PlacedMenu } from '../../ui/menu.tsx';
import { groupByColumn, sortByColumn } from '../query/query-edits.ts';
import { toggleColumn } from './shown-columns.ts';
import type { RegisterModel } from './use-register-model.ts';

interface ColumnMenuProps {
  readonly model: RegisterModel;
  readonly column: string;
  /** Of its head, on the screen. */
  readonly place: DOMRect;
  onFilter(column: string): void;
  onClose(): void;
}

/** Everything that can be done with one column, at its head. */
export function ColumnMenu({ model, column, place, onFilter, onClose }: ColumnMenuProps) {
  const text = useText();
  const dialogs = useDialogActions();
  const { description, labels, view, columns, actions } = model;
  const { register } = description;
  const shown = columns.map(({ id }) => id);
  const isSortedByOther = view.query.sort.some((key) => key.column !== column);
  const sort = (isDescending: boolean) =>
    actions.editQuery((query) => ({ ...query, sort: [{ column, isDescending }] }));

  const acts: { readonly [id: string]: () => void } = {
    ascending: () => sort(false),
    descending: () => sort(true),
    alsoBy: () => actions.editQuery((query) => sortByColumn(query, column, true)),
    filter: () => onFilter(column),
    group: () => actions.editQuery((query) => groupByColumn(query, column)),
    statistics: () => dialogs.open({ kind: 'statistics', register, column }),
    hide: () => actions.setColumns(toggleColumn(shown, column)),
    width: () => actions.setWidth(column, undefined),
    columns: () => dialogs.open({ kind: 'columns', register }),
    computed: () => dialogs.open({ kind: 'computed', register, column }),
  };
  return (
    <PlacedMenu
      label={text('table.menu.label', { label: labels.column(column) })}
      place={place}
      groups={[
        {
          id: 'order',
          options: [
            { id: 'ascending', icon: ArrowDownNarrowWide, label: text('table.menu.ascending') },
            { id: 'descending', icon: ArrowDownWideNarrow, label: text('table.menu.descending') },
            ...(isSortedByOther
              ? [{ id: 'alsoBy', icon: ArrowDownNarrowWide, label: text('table.menu.alsoBy') }]
              : []),
          ],
        },
        {
          id: 'rows',
          options: [
            { id: 'filter', icon: ListFilter, label: text('table.menu.filter') },
            ...(description.groups.includes(column)
              ? [{ id: 'group', icon: Rows3, label: text('table.menu.group') }]
              : []),
            { id: 'statistics', icon: Sigma, label: text('table.menu.statistics') },
          ],
        },
        {
          id: 'column',
          options: [
            { id: 'hide', icon: EyeOff, label: text('table.menu.hide'), isDisabled: shown.length < 2 },
            ...(view.widthsPx[column] === undefined
              ? []
              : [{ id: 'width', icon: MoveHorizontal, label: text('table.menu.width') }]),
            ...(view.computed.some(({ id }) => id === column)
              ? [{ id: 'computed', icon: Calculator, label: text('table.computed.change') }]
              : []),
            { id: 'columns', icon: Columns3, label: text('table.menu.columns') },
          ],
        },
      ]}
      onAction={(id) => acts[id]?.()}
      onClose={onClose}
    />
  );
}
