import { Rows3 } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Menu } from '../../ui/menu.tsx';
import { groupByColumn } from '../query/query-edits.ts';
import { rowGroups } from './group-lines.ts';
import { HeadButton } from './head-button.tsx';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';

const NONE = 'none';
const EXPAND = 'expand';
const COLLAPSE = 'collapse';

/** By what rows are grouped, and all groups open or closed at once. */
export function GroupMenu({
  model,
  expanded,
  isTight,
}: {
  readonly model: RegisterModel;
  readonly expanded: ExpandedGroups;
  readonly isTight: boolean;
}) {
  const text = useText();
  const { description, words, view, actions, answer } = model;
  const groupBy = view.query.groupBy;
  const groups = answer?.groups;

  function act(id: string): void {
    if (id === EXPAND) expanded.setAll(rowGroups(groups ?? []).map((group) => group.id));
    else if (id === COLLAPSE) expanded.setAll([]);
    else actions.editQuery((query) => groupByColumn(query, id === NONE ? undefined : id));
  }

  return (
    <Menu
      label={text('table.group.by')}
      trigger={
        <HeadButton
          icon={Rows3}
          label={text('table.group.label')}
          value={groupBy === undefined ? undefined : words.column(groupBy)}
          isPressed={groupBy !== undefined}
          isTight={isTight}
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
            ...description.groups.map((id) => ({ id, label: words.column(id) })),
          ],
        },
        ...(groups
          ? [
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
