// The table of differences in words: its columns, and old and new values as the register's own table would show them.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import { isText } from '../../../shared/tables/column-kinds.ts';
import type { ColumnTable, TextColumn } from '../../../shared/tables/column-table.ts';
import { splitOutline } from '../../../shared/tables/compare-tables.ts';
import type { ChoiceLabels } from '../../../shared/tables/table-profile.ts';
import type { Text } from '../../i18n/create-text.ts';
import { NO_VALUE_TEXT } from '../grid/cell-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';

export const DIFFERENCE_COLUMNS = [
  { id: 'name', kind: 'text' },
  { id: 'change', kind: 'choice' },
  { id: 'member', kind: 'choice' },
  { id: 'before', kind: 'text' },
  { id: 'after', kind: 'text' },
  { id: 'difference', kind: 'number', decimals: 3 },
  { id: 'key', kind: 'text' },
] as const satisfies readonly ColumnDescription[];

export type DifferenceColumn = (typeof DIFFERENCE_COLUMNS)[number]['id'];

/** What the codes of a table of differences are called. */
export function differenceLabels(
  columns: readonly ColumnDescription[],
  labels: RegisterLabels,
  text: Text,
): ChoiceLabels {
  return {
    change: {
      new: text('compare.change.new'),
      gone: text('compare.change.gone'),
      changed: text('compare.change.changed'),
    },
    member: Object.fromEntries(columns.map(({ id }) => [id, labels.columnWithUnit(id)])),
  };
}

/**
 * Writes the old or new value of a row by the kind of the column that differs; of a row that only one side has, its
 * outline: `50,0 MW · 196,4 GWh/år · Finnmark`.
 */
export function valueWriter(
  differences: ColumnTable,
  side: 'before' | 'after',
  columns: readonly ColumnDescription[],
  labels: RegisterLabels,
  outline: readonly string[] = [],
): (row: number) => string {
  const values = textColumnOf(differences, side);
  const members = textColumnOf(differences, 'member');
  const kinds = new Map<string, ColumnDescription['kind']>(columns.map(({ id, kind }) => [id, kind]));
  const outlineText = (written: string) =>
    splitOutline(written, outline.length)
      .flatMap((part, place) => {
        const id = outline[place] ?? '';
        return part === '' ? [] : [[labels.value(id, part), labels.unit(id)].filter(Boolean).join('\u00a0')];
      })
      .join(' · ');
  return (row) => {
    const value = values?.dictionary[values.codes[row] ?? 0] ?? '';
    const member = members?.dictionary[members.codes[row] ?? 0] ?? '';
    if (value === '') return NO_VALUE_TEXT;
    if (member === '') return outlineText(value);
    switch (kinds.get(member)) {
      case 'date':
        return labels.amount(member, Date.parse(value));
      case 'number':
        // With all its digits: a difference behind the usual ones would not be seen.
        return labels.cells.number(Number(value), value.split('.')[1]?.length ?? 0);
      default:
        return labels.value(member, value);
    }
  };
}

function textColumnOf(table: ColumnTable, id: string): TextColumn | undefined {
  const column = table.columns.find((one) => one.id === id);
  return isText(column) ? column : undefined;
}

/** The key of the register's row that a difference is about. */
export function registerKey(differences: ColumnTable, row: number): string | undefined {
  const keys = textColumnOf(differences, 'key');
  return keys?.dictionary[keys.codes[row] ?? 0] || undefined;
}
