import { useMemo, useState } from 'react';
import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { CellValue, ColumnTable } from '../../../shared/tables/column-table.ts';
import { COMPUTED_ID, type ComputedColumn } from '../../../shared/tables/computed-column.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from '../workbench/workbench.module.css';
import { expressionFault } from './expression-fault.ts';
import { type NamedColumn, shownExpression, storedExpression } from './expression-names.ts';
import { type TriedExpression, tryExpression } from './try-expression.ts';

interface ComputedFormProps {
  readonly model: RegisterModel;
  readonly table: ColumnTable;
  /** The column that is changed; undefined = a new one. */
  readonly known: ComputedColumn | undefined;
  onClose(): void;
}

/** Name and expression of a computed column, with what it gives for the first row or what is wrong with it. */
export function ComputedForm({ model, table, known, onClose }: ComputedFormProps) {
  const text = useText();
  const { actions, columns } = model;
  const usable = usableColumns(model, known);
  const [name, setName] = useState(known?.name ?? '');
  const [typed, setTyped] = useState(() => shownExpression(known?.expression ?? '', usable));
  const expression = storedExpression(typed, usable);
  const tried = useMemo(() => tryExpression(table, expression), [table, expression]);
  const canSave = name.trim() !== '' && tried.kind !== undefined;

  function save(): void {
    if (!canSave || tried.kind === undefined) return;
    const id = known?.id ?? `${COMPUTED_ID}${crypto.randomUUID().slice(0, 8)}`;
    actions.addComputed([{ id, name: name.trim(), kind: tried.kind, expression }]);
    // Behind the column that stays in sight, where it is seen.
    if (!known) actions.setColumns(columns.map((column) => column.id).toSpliced(1, 0, id));
    onClose();
  }

  return (
    <Dialog
      title={text(known ? 'table.computed.change' : 'table.computed.title')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {known && (
            <Button
              onPress={() => {
                actions.removeComputed(known.id);
                onClose();
              }}
            >
              {text('table.computed.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{text('table.views.cancel')}</Button>
          <Button tone="primary" onPress={save} isDisabled={!canSave}>
            {text('table.computed.save')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <TextField label={text('table.computed.name')} value={name} onChange={setName} autoFocus />
        <TextArea
          label={text('table.computed.expression')}
          description={text('table.computed.hint')}
          error={
            tried.kind === undefined && typed.trim() !== '' ? expressionFault(tried.fault, text) : undefined
          }
          rows={3}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={text('table.computed.insert')}
          options={usable.map((column) => ({ id: column.id, label: column.name }))}
          value={undefined}
          placeholder={text('table.computed.choose')}
          onChange={(id) => setTyped(`${typed}[${usable.find((column) => column.id === id)?.name ?? id}]`)}
        />
        <p className={styles['hint']} role="status">
          <FirstValue tried={tried} table={table} model={model} />
        </p>
      </div>
    </Dialog>
  );
}

/** All but the column itself and those after it, which may use it. */
function usableColumns({ description, labels, view }: RegisterModel, known?: ComputedColumn): NamedColumn[] {
  const place = view.computed.findIndex(({ id }) => id === known?.id);
  const later = place < 0 ? [] : view.computed.slice(place).map(({ id }) => id);
  return description.columns
    .filter(({ id }) => !later.includes(id))
    .map(({ id }) => ({ id, name: labels.column(id), header: labels.header(id) }));
}

interface FirstValueProps {
  readonly tried: TriedExpression;
  readonly table: ColumnTable;
  readonly model: RegisterModel;
}

function FirstValue({ tried, table, model }: FirstValueProps) {
  const text = useText();
  if (tried.kind === undefined) return null;
  if (!tried.first) return text('table.computed.noValues');
  const { row, value } = tried.first;
  const names = table.columns.find(({ id }) => id === 'name');
  return text('table.computed.first', {
    row: String((names && cellValue(names, row)) ?? row + 1),
    value: valueText(tried.kind, value, model),
  });
}

function valueText(kind: ComputedColumn['kind'], value: CellValue, { labels }: RegisterModel): string {
  if (typeof value !== 'number') return String(value);
  if (kind === 'year') return labels.cells.year(value);
  return kind === 'date' ? labels.cells.date(value) : labels.cells.number(value);
}
