import type { ChoiceLabels } from '../../../shared/tables/table-profile.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { EngineTable } from '../engine/table-engine.ts';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { ExportSurface } from '../export/export-surface.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { differenceColumns, differenceSubject } from './difference-subject.ts';

interface DifferenceExportProps {
  readonly model: RegisterModel;
  readonly engine: EngineTable;
  readonly answer: TableAnswer;
  readonly byColumn: ChoiceLabels;
  readonly direction: string;
  readonly outsideRows: number;
  onClose(): void;
}

/** Exports the differences that are shown, in their order. */
export function DifferenceExport({ model, engine, answer, onClose, ...told }: DifferenceExportProps) {
  const { text, formats } = useSpeech();
  const { labels, register } = model;
  const { query, rows, table } = answer;
  const columns = differenceColumns(text);
  const counts = { shown: rows.length, total: table.rowCount };
  const subject: ExportSubject = {
    ...differenceSubject({ ...told, ...counts, query, labels, status: register?.status }, text, formats),
    write: (options, signal) => engine.export({ query, columns }, options, signal),
  };
  return <ExportSurface subject={subject} onClose={onClose} />;
}
