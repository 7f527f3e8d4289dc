import { useSpeech } from '../../i18n/text.tsx';
import type { EngineTable } from '../engine/table-engine.ts';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import type { ExportColumn } from '../export/export-sheet.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { ExportSurface } from '../export/export-surface.tsx';
import { sourceText } from '../export/table-subject.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { DIFFERENCE_COLUMNS } from './difference-labels.ts';

interface DifferenceExportProps {
  readonly model: RegisterModel;
  readonly engine: EngineTable;
  readonly answer: TableAnswer;
  onClose(): void;
}

/** Exports the differences that are shown, in their order. */
export function DifferenceExport({ model, engine, answer, onClose }: DifferenceExportProps) {
  const { text, formats } = useSpeech();
  const { labels, register } = model;
  const { query, rows, table } = answer;
  const columns = DIFFERENCE_COLUMNS.map(
    ({ id, kind }): ExportColumn => ({ id, kind, header: text(`compare.column.${id}`) }),
  );
  const subject: ExportSubject = {
    name: text('compare.fileName', { register: labels.register }),
    summary: text('export.rows', { shown: rows.length, total: table.rowCount }),
    details: [
      text('export.columns', {
        count: columns.length,
        columns: columns.map(({ header }) => header).join(', '),
      }),
    ],
    about: register
      ? [
          [text('export.about.source'), sourceText(register.status, text)],
          [text('export.about.date'), formats.dateTime(register.status.changedAtMs)],
        ]
      : [],
    rowCount: rows.length,
    withoutPoint: undefined,
    write: (options, signal) => engine.export({ query, columns }, options, signal),
  };
  return <ExportSurface subject={subject} onClose={onClose} />;
}
