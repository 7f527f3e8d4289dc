import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { sourceText } from '../export/table-subject.ts';
import { filtersText } from '../labels/criterion-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import { queryCriteria } from '../query/query-criteria.ts';

interface ChartedRows {
  readonly asked: TableQuery;
  readonly labels: RegisterLabels;
  readonly status: RegisterStatus | undefined;
}

/** What a picture of a chart says of its rows, and what its file is called: a part by its name. */
export function chartFile(
  title: string,
  { asked, labels, status }: ChartedRows,
  text: Text,
  formats: Formats,
): { readonly about: readonly string[]; readonly fileTitle: string } {
  const isPart = queryCriteria(asked).length > 0;
  const source = status && {
    source: sourceText(status, text),
    date: formats.date(status.changedAtMs),
  };
  return {
    about: [filtersText(asked, text, labels), ...(source ? [text('charts.source', source)] : [])],
    fileTitle: isPart ? `${title} ${text('export.name.part')}` : title,
  };
}
