import { TriangleAlert } from 'lucide-react';
import { registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { FactSheet } from './fact-sheet.tsx';
import rowStyles from './row-draft-facts.module.css';
import styles from './table-columns.module.css';
import {
  choiceOf,
  missingColumns,
  type TableDraft,
  type TableReading,
  withColumn,
  withRegister,
} from './table-reading.ts';

interface TableColumnsProps {
  readonly draft: TableDraft;
  readonly reading: TableReading;
  /** Whether the rows are read by it; then the columns stand folded below them. */
  readonly isRead: boolean;
  /** Why the table could not be read so. */
  readonly problem: unknown;
  onReading(reading: TableReading): void;
}

/** What each column of a table is of a register: found out where names tell it, and said by a person. */
export function TableColumns(props: TableColumnsProps) {
  const { reading, isRead, problem } = props;
  const text = useText();
  const taken = reading.columns.filter((column) => column !== '').length;
  if (isRead) {
    return (
      <Disclosure title={text('frame.import.table.summary', { taken, count: reading.columns.length })}>
        <ColumnChoices {...props} />
      </Disclosure>
    );
  }
  return (
    <FactSheet>
      <p>{text('frame.import.table.why')}</p>
      {problem !== undefined && (
        <div className={rowStyles['warning']} role="alert">
          <Icon of={TriangleAlert} />
          <p>{describeError(problem, text).sentence}</p>
        </div>
      )}
      <ColumnChoices {...props} />
    </FactSheet>
  );
}

function ColumnChoices({ draft, reading, onReading }: TableColumnsProps) {
  const text = useText();
  const data = useDataText();
  const { register } = reading;
  const labelOf = (column: string) => columnLabel(register, column, data.column(register, column));
  const missing = missingColumns(draft, reading).map((column) => data.column(register, column));
  const { columns, required } = choiceOf(draft, reading);
  const options = [
    { id: '', label: text('frame.import.table.none') },
    ...columns.map((id) => ({
      id,
      label: required.includes(id)
        ? text('frame.import.table.required', { label: labelOf(id) })
        : labelOf(id),
    })),
  ];
  return (
    <div className={styles['choices']}>
      <Select
        label={text('frame.import.table.register')}
        options={draft.choices.map((choice) => ({
          id: choice.register,
          label: data.register(choice.register),
        }))}
        value={register}
        onChange={(next) => onReading(withRegister(draft, reading, next))}
      />
      {missing.length > 0 && (
        <p className={styles['missing']}>
          {text('frame.import.table.missing', { count: missing.length, columns: missing.join(', ') })}
        </p>
      )}
      <ul className={styles['columns']}>
        {reading.headings.map((heading, place) => {
          const name = heading.trim() || text('frame.import.table.unnamed', { number: place + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same, places are not
            <li key={place} className={styles['column']}>
              <span className={styles['heading']}>{name}</span>
              <span className={styles['examples']}>{draft.examples[place]?.values.join(' · ')}</span>
              <Select
                label={text('frame.import.table.is', { heading: name })}
                isLabelHidden
                options={options}
                value={reading.columns[place] ?? ''}
                onChange={(column) => onReading(withColumn(reading, place, column))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function columnLabel(register: TableReading['register'], id: string, label: string): string {
  const unit = registerDefinitions[register].columns.find((column) => column.id === id)?.unit;
  return unit === undefined ? label : `${label} (${unit})`;
}
