// What an export of registrations writes, in words.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { ExportSubject } from '../../../table/export/export-subject.ts';
import { sourceText } from '../pull/source-text.ts';
import { observationColumns } from './observation-sheet.ts';

type ObservationPage = BridgeType<'ObservationPage'>;

/** `filters`: what limits, a phrase each. */
export function observationSubject(
  page: Pick<ObservationPage, 'total' | 'withoutPosition' | 'sources' | 'own'>,
  filters: readonly string[],
  speech: { readonly text: Text; readonly formats: Formats },
): Omit<ExportSubject, 'write'> {
  const { text } = speech;
  const headers = observationColumns(text).map(({ header }) => header);
  const sources = [
    ...(page.own > 0 ? [text('observations.export.source')] : []),
    ...page.sources.map((source) => sourceText(source, speech)),
  ];
  const said = filters.join(' · ') || text('export.noFilters');
  const name = text('observations.title');
  return {
    name: filters.length > 0 ? `${name} ${text('export.name.part')}` : name,
    summary: text('observations.export.summary', { count: page.total }),
    details: [said, text('export.columns', { count: headers.length, columns: headers.join(', ') })],
    about: [
      [text('export.about.source'), sources.join(' · ')],
      [text('export.about.filters'), said],
      [text('observations.export.credit'), text('observations.export.creditText')],
      [text('observations.export.system'), text('observations.export.systemText')],
    ],
    rowCount: page.total,
    withoutPoint: page.withoutPosition,
  };
}
