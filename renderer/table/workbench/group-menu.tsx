import { Rows3 } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Menu } from '../../ui/menu.tsx';
import { groupByColumn, orderGroups } from '../query/query-edits.ts';
import { rowGroups } from './group-lines.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import type { ButtonLook } from './toolbar-layout.ts';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';

const NONE = 'none';
const EXPAND = 'expand';
const COLLAPSE = 'collapse';
const BY_SORT = 'by-sort';
const BY_COUNT = 'by-count';

/** By what rows are grouped, in which order the groups stand, and all groups open or closed at once. */
export function GroupMenu({
  model,
  expanded,
  look,
}: {
  readonly model: RegisterModel;
  readonly expanded: ExpandedGroups;
  readonly look: ButtonLook;
}) {
  const text = useText();
  const { description, labels, view, actions, answer } = model;
  const groupBy = view.query.groupBy;
  const groups = answer?.groups;

  function act(id: string): void {
    if (id === EXPAND) expanded.setAll(rowGroups(groups ?? []).map((group) => group.id));
    else if (id === COLLAPSE) expanded.setAll([]);
    else if (id === BY_SORT || id === BY_COUNT)
      actions.editQuery((query) => orderGroups(query, id === BY_COUNT ? 'count' : undefined));
    else actions.editQuery((query) => groupByColumn(query, id === NONE ? undefined : id));
  }

  return (
    <Menu
      label={text('table.group.by')}
      trigger={
        <ToolbarButton
          icon={Rows3}
          label={text('table.group.label')}
          value={groupBy === undefined ? undefined : labels.column(groupBy)}
          isPressed={groupBy !== undefined}
          look={look}
        />
      }
      groups={[
        {
          id: 'by',
          label: text('table.group.by'),
          selectionMode: 'single',
          selected: [groupBy ?? NONE],
          options: [
            { id: NONE, label: text('table.group.none') },
            ...description.groups.map((id) => ({ id, label: labels.groups(id) })),
          ],
        },
        ...(groups
          ? [
              {
                id: 'order',
                label: text('table.group.order'),
                selectionMode: 'single' as const,
                selected: [view.query.groupOrder === 'count' ? BY_COUNT : BY_SORT],
                options: [
                  { id: BY_SORT, label: text('table.group.orderBySort') },
                  { id: BY_COUNT, label: text('table.group.orderByCount') },
                ],
              },
              {
                id: 'all',
                options: [
                  { id: EXPAND, label: text('table.group.expandAll') },
                  { id: COLLAPSE, label: text('table.group.collapseAll') },
                ],
              },
            ]
          : []),
      ]}
      onAction={act}
    />
  );
}
