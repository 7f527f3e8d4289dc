// What an export of differences writes, in words: which of them, between what and what.

import type { ChoiceLabels } from '../../../shared/tables/table-profile.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import type { ExportColumn } from '../export/export-sheet.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { sourceText } from '../export/table-subject.ts';
import { criteriaTexts, filtersText } from '../labels/criterion-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import { DIFFERENCE_COLUMNS } from './difference-labels.ts';

export interface DifferencesToExport {
  readonly query: TableQuery;
  readonly shown: number;
  readonly total: number;
  /** Rows that were not compared, as one side has none of their kind. */
  readonly outsideRows: number;
  /** From what to what. */
  readonly direction: string;
  /** Of the register. */
  readonly labels: RegisterLabels;
  readonly byColumn: ChoiceLabels;
  readonly status: RegisterStatus | undefined;
}

export function differenceColumns(text: Text): ExportColumn[] {
  return DIFFERENCE_COLUMNS.map(({ id, kind }) => ({ id, kind, header: text(`compare.column.${id}`) }));
}

export function differenceSubject(
  differences: DifferencesToExport,
  text: Text,
  formats: Formats,
): Omit<ExportSubject, 'write'> {
  const { query, shown, total, outsideRows, direction, labels, status } = differences;
  const own = differenceTexts(differences, text);
  const rows = text('export.rows', { shown, total });
  const headers = differenceColumns(text).map(({ header }) => header);
  const name = text('compare.fileName', { register: labels.register });
  return {
    name: shown < total ? `${name} ${text('export.name.part')}` : name,
    summary: rows,
    details: [
      filtersText(query, text, own),
      text('export.columns', { count: headers.length, columns: headers.join(', ') }),
    ],
    about: [
      [text('compare.about.direction'), direction],
      [text('export.about.rows'), rows],
      [text('export.about.filters'), criteriaTexts(query, text, own).join(' · ') || text('export.noFilters')],
      ...(outsideRows > 0
        ? [[text('compare.about.outside'), text('compare.outside', { count: outsideRows })] as const]
        : []),
      ...(status
        ? ([
            [text('export.about.source'), sourceText(status, text)],
            [text('export.about.date'), formats.dateTime(status.changedAtMs)],
          ] as const)
        : []),
    ],
    rowCount: shown,
    withoutPoint: undefined,
  };
}

/** The labels of the table of differences, whose columns are not those of the register. */
function differenceTexts({ labels, byColumn }: DifferencesToExport, text: Text): RegisterLabels {
  const headers = new Map(differenceColumns(text).map(({ id, header }) => [id, header]));
  const column = (id: string) => headers.get(id) ?? id;
  return {
    ...labels,
    column,
    columnWithUnit: column,
    value: (id, value) =>
      value === null || value === '' ? text('compare.wholeRow') : (byColumn[id]?.[value] ?? value),
  };
}
