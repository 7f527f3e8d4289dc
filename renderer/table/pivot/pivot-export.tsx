import type { Pivot } from '../../../shared/tables/pivot.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { useRegisterTables } from '../engine/use-register-table.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { ExportSurface } from '../export/export-surface.tsx';
import { sourceText } from '../export/table-subject.ts';
import { criteriaTexts, filtersText } from '../labels/criterion-text.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import type { PivotChoices } from './pivot-choices.ts';
import { type PivotHeaders, pivotSheet } from './pivot-labels.ts';

interface PivotExportProps {
  readonly model: RegisterModel;
  readonly pivot: Pivot;
  readonly headers: PivotHeaders;
  readonly choices: PivotChoices;
  readonly title: string;
  onClose(): void;
}

/** Exports a pivot as it stands, with its totals. */
export function PivotExport({ model, pivot, headers, choices, title, onClose }: PivotExportProps) {
  const { text, formats } = useSpeech();
  const { engine } = useRegisterTables();
  const { labels, asked, register } = model;
  const { columns, values } = pivotSheet(pivot, headers, choices);
  const subject: ExportSubject = {
    name: text('pivot.fileName', { register: labels.register }),
    summary: title,
    details: [
      text('pivot.size', { rows: pivot.rows.length, columns: pivot.columns.length }),
      filtersText(asked, text, labels),
    ],
    about: [
      [text('export.about.rows'), title],
      [
        text('export.about.filters'),
        criteriaTexts(asked, text, labels).join(' · ') || text('export.noFilters'),
      ],
      ...(register
        ? ([
            [text('export.about.source'), sourceText(register.status, text)],
            [text('export.about.date'), formats.dateTime(register.status.changedAtMs)],
          ] as const)
        : []),
      ...(pivot.separateCount > 0
        ? [
            [
              text('export.about.pumps'),
              text('pivot.apart', { count: pivot.separateCount, amount: String(pivot.separateSum) }),
            ] as const,
          ]
        : []),
    ],
    rowCount: values.length,
    withoutPoint: undefined,
    write(options, signal) {
      if (options.format === 'geojson') throw new Error('A pivot has no place on a map');
      return engine.exportValues({ columns, values, options }, signal);
    },
  };
  return <ExportSurface subject={subject} onClose={onClose} />;
}
