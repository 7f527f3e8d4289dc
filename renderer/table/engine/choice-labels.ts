import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { ChoiceLabels } from '../../../shared/tables/table-profile.ts';
import type { Text } from '../../i18n/create-text.ts';
import { createDataText } from '../../i18n/data-text.ts';

/** What the codes of a table are called: of choices, and of true and false. */
export function choiceLabels(table: ColumnTable, text: Text): ChoiceLabels {
  const { choice } = createDataText(text);
  const byColumn: Record<string, Record<string, string>> = {};
  for (const column of table.columns) {
    const codes =
      column.kind === 'choice' ? column.dictionary.slice(1) : column.kind === 'boolean' ? BOOLEANS : [];
    if (codes.length === 0) continue;
    byColumn[column.id] = Object.fromEntries(codes.map((code) => [code, choice(column.id, code)]));
  }
  return byColumn;
}

const BOOLEANS = ['false', 'true'];
