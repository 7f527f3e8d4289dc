import type { Pivot } from '../../../shared/tables/pivot.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { useRegisterTables } from '../engine/use-register-table.ts';
import type { ExportSubject } from '../export/export-subject.ts';
import { ExportSurface } from '../export/export-surface.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import type { PivotChoices } from './pivot-choices.ts';
import { type PivotHeaders, pivotSheet } from './pivot-labels.ts';
import { pivotSubject } from './pivot-subject.ts';

interface PivotExportProps {
  readonly model: RegisterModel;
  readonly pivot: Pivot;
  readonly headers: PivotHeaders;
  readonly choices: PivotChoices;
  readonly title: string;
  readonly separateNote: string | undefined;
  onClose(): void;
}

/** Exports a pivot as it stands, with its totals. */
export function PivotExport({
  model,
  pivot,
  headers,
  choices,
  title,
  separateNote,
  onClose,
}: PivotExportProps) {
  const { text, formats } = useSpeech();
  const { engine } = useRegisterTables();
  const { labels, asked, register } = model;
  const { columns, values } = pivotSheet(pivot, headers, choices);
  const told = { pivot, title, separateNote, asked, labels, status: register?.status };
  const subject: ExportSubject = {
    ...pivotSubject(told, text, formats),
    write(options, signal) {
      if (options.format === 'geojson') throw new Error('A pivot has no place on a map');
      return engine.exportValues({ columns, values, options }, signal);
    },
  };
  return <ExportSurface subject={subject} onClose={onClose} />;
}
