import { useState } from 'react';
import { useSpeech } from '../../i18n/text.tsx';
import { useDialog, useDialogActions } from '../../state/use-stores.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { ExportSurface } from './export-surface.tsx';
import { tableSubject } from './table-subject.ts';

/** Exports exactly what the table of a workbench shows: filters, order, columns; or the columns that are hidden too. */
export function ExportDialog({ model }: { readonly model: RegisterModel }) {
  const { text, formats } = useSpeech();
  const { description, labels, columns, register, answer } = model;
  const isOpen = useDialog(
    ({ dialog }) => dialog?.kind === 'export' && dialog.register === description.register,
  );
  const { close } = useDialogActions();
  const [hasAllColumns, setAllColumns] = useState(false);
  if (!isOpen || !register || answer?.table !== register.table) return null;
  const { engine, status } = register;
  const { query, rows, groups } = answer;
  const subject = tableSubject(
    {
      labels,
      columns: hasAllColumns ? description.columns : columns,
      query,
      rows,
      groups,
      engine,
      status,
      hasMap: description.hasMap,
    },
    text,
    formats,
  );
  return (
    <ExportSurface subject={subject} onClose={close}>
      <Checkbox isSelected={hasAllColumns} onChange={setAllColumns}>
        {text('export.allColumns', { count: description.columns.length })}
      </Checkbox>
    </ExportSurface>
  );
}
