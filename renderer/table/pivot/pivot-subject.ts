// What an export of a pivot writes, in words: which cells, of which rows, and what is kept out of them.

import type { Pivot } from '../../../shared/tables/pivot.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { sourceText } from '../export/table-subject.ts';
import { criteriaTexts, filtersText } from '../labels/criterion-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';

export interface PivotToExport {
  readonly pivot: Pivot;
  readonly title: string;
  /** What the pivot says of the rows that it sums separately, if any. */
  readonly separateNote: string | undefined;
  /** What the rows were asked with. */
  readonly asked: TableQuery;
  readonly labels: RegisterLabels;
  readonly status: RegisterStatus | undefined;
}

export function pivotSubject(
  { pivot, title, separateNote, asked, labels, status }: PivotToExport,
  text: Text,
  formats: Formats,
): Omit<ExportSubject, 'write'> {
  const filters = criteriaTexts(asked, text, labels);
  const name = text('pivot.fileName', { register: labels.register });
  return {
    name: filters.length > 0 ? `${name} ${text('export.name.part')}` : name,
    summary: title,
    details: [
      text('pivot.size', { rows: pivot.rows.length, columns: pivot.columns.length }),
      filtersText(asked, text, labels),
    ],
    about: [
      [text('export.about.rows'), title],
      [text('export.about.filters'), filters.join(' · ') || text('export.noFilters')],
      ...(status
        ? ([
            [text('export.about.source'), sourceText(status, text)],
            [text('export.about.date'), formats.dateTime(status.changedAtMs)],
          ] as const)
        : []),
      ...(separateNote === undefined ? [] : [[text('export.about.pumps'), separateNote] as const]),
    ],
    // The totals are a row.
    rowCount: pivot.rows.length + 1,
    withoutPoint: undefined,
  };
}
