import type { QueryAnswer } from '../../../shared/tables/answer-query.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RowGroup } from '../grid/display-rows.ts';
import type { GroupLine } from '../grid/grid-column.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { RegisterDescription } from './register-description.ts';
import { separateTexts } from './totals-text.ts';

/** "No value" is a group too. No text of a column is empty, so that its id is free. */
function groupId(group: Group): string {
  return group.value ?? '';
}

export function rowGroups(groups: readonly Group[]): readonly RowGroup[] {
  return groups.map((group) => ({ id: groupId(group), start: group.start, count: group.rowCount }));
}

/** The group that holds a row; undefined where rows stand in none. */
export function groupOfRow({ rows, groups = [] }: Pick<QueryAnswer, 'rows' | 'groups'>, row: number) {
  const place = rows.indexOf(row);
  return rowGroups(groups).find(({ start, count }) => place >= start && place < start + count)?.id;
}

/** The lines of groups in words: name, count, what is kept apart, and the sums in their columns. */
export function groupLines(
  groups: readonly Group[],
  groupBy: string,
  description: RegisterDescription,
  text: Text,
  labels: RegisterLabels,
): readonly GroupLine[] {
  return groups.map((group) => {
    const separate = separateTexts(group, description.sums, text, labels);
    return {
      id: groupId(group),
      label: labels.bucket(groupBy, group),
      details: text('table.group.details', { count: group.rowCount }),
      separate: separate.length > 0 ? text('table.group.apart', { sums: separate.join(', ') }) : '',
      sums: Object.fromEntries(group.sums.map(({ column, sum }) => [column, labels.amount(column, sum)])),
    };
  });
}
