import type { Group } from '../../../shared/tables/sums.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RowGroup } from '../grid/display-rows.ts';
import type { GroupLine } from '../grid/grid-column.ts';
import type { RegisterWords } from '../words/register-words.ts';
import type { RegisterDescription } from './register-description.ts';
import { apartTexts } from './sums-text.ts';

/** "No value" is a group too. No text of a column is empty, so that its id is free. */
function groupId(group: Group): string {
  return group.value ?? '';
}

export function rowGroups(groups: readonly Group[]): readonly RowGroup[] {
  return groups.map((group) => ({ id: groupId(group), start: group.start, count: group.rowCount }));
}

/** The lines of groups in words: name, count, what is kept apart, and the sums in their columns. */
export function groupLines(
  groups: readonly Group[],
  groupBy: string,
  description: RegisterDescription,
  text: Text,
  words: RegisterWords,
): readonly GroupLine[] {
  return groups.map((group) => {
    const apart = apartTexts(group, description.sums, text, words);
    return {
      id: groupId(group),
      label: words.bucket(groupBy, group),
      details: text('table.group.details', { count: group.rowCount }),
      apart: apart.length > 0 ? text('table.group.apart', { sums: apart.join(', ') }) : '',
      sums: Object.fromEntries(group.sums.map(({ column, sum }) => [column, words.amount(column, sum)])),
    };
  });
}
