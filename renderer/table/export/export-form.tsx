import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './export.module.css';
import {
  CSV_FORMS,
  type CsvForm,
  csvFormOf,
  DECIMAL_SIGNS,
  type ExportChoices,
  SEPARATORS,
} from './export-choices.ts';
import { type CsvOptions, MAX_XLSX_ROWS, type RowFormat } from './export-format.ts';
import type { ExportSubject } from './export-subject.ts';

interface ExportFormProps {
  readonly subject: ExportSubject;
  readonly choices: ExportChoices;
  readonly fileName: string;
  onChoices(choices: ExportChoices): void;
  onFileName(fileName: string): void;
  /** What else can be chosen of what is written. */
  readonly children?: ReactNode;
}

/** What is written, in words, and how. */
export function ExportForm({ subject, choices, fileName, onChoices, onFileName, children }: ExportFormProps) {
  const text = useText();
  const formats: readonly RowFormat[] =
    subject.withoutPoint === undefined ? ['xlsx', 'csv'] : ['xlsx', 'csv', 'geojson'];
  return (
    <div className={styles['form']}>
      <section className={styles['what']} aria-label={text('export.what')}>
        <p className={styles['summary']}>{subject.summary}</p>
        {subject.details.map((line) => (
          <p key={line} className={styles['detail']}>
            {line}
          </p>
        ))}
      </section>
      {children}
      <RadioGroup
        label={text('export.format')}
        value={choices.format}
        onChange={(format) => onChoices({ ...choices, format })}
        options={formats.map((id) => ({ id, label: text(`export.format.${id}`) }))}
      />
      {choices.format === 'csv' && (
        <CsvFields csv={choices.csv} onChange={(csv) => onChoices({ ...choices, csv })} />
      )}
      <LeftOutNote subject={subject} format={choices.format} />
      <TextField
        label={text('export.fileName')}
        value={fileName}
        onChange={onFileName}
        error={fileName.trim() === '' ? text('export.fileName.missing') : undefined}
      />
    </div>
  );
}

const SEPARATOR_KEYS: { readonly [Sign in CsvOptions['separator']]: TextKey } = {
  ';': 'export.csv.separator.semicolon',
  ',': 'export.csv.separator.comma',
  '\t': 'export.csv.separator.tab',
};

const DECIMAL_KEYS: { readonly [Sign in CsvOptions['decimalSign']]: TextKey } = {
  ',': 'export.csv.decimalSign.comma',
  '.': 'export.csv.decimalSign.point',
};

function CsvFields({ csv, onChange }: { csv: CsvOptions; onChange: (csv: CsvOptions) => void }) {
  const text = useText();
  const form = csvFormOf(csv);
  const forms: readonly CsvForm[] = form === 'own' ? ['norwegian', 'plain', 'own'] : ['norwegian', 'plain'];
  return (
    <fieldset className={styles['csv']}>
      <RadioGroup
        label={text('export.csv.form')}
        value={form}
        onChange={(next) => {
          if (next !== 'own') onChange(CSV_FORMS[next]);
        }}
        options={forms.map((id) => ({ id, label: text(`export.csv.${id}`) }))}
      />
      <div className={styles['pair']}>
        <Select
          label={text('export.csv.separator')}
          value={csv.separator}
          onChange={(separator) => onChange({ ...csv, separator })}
          options={SEPARATORS.map((id) => ({ id, label: text(SEPARATOR_KEYS[id]) }))}
        />
        <Select
          label={text('export.csv.decimalSign')}
          value={csv.decimalSign}
          onChange={(decimalSign) => onChange({ ...csv, decimalSign })}
          options={DECIMAL_SIGNS.map((id) => ({ id, label: text(DECIMAL_KEYS[id]) }))}
        />
      </div>
      <Checkbox
        isSelected={csv.hasByteOrderMark}
        onChange={(hasByteOrderMark) => onChange({ ...csv, hasByteOrderMark })}
      >
        {text('export.csv.byteOrderMark')}
      </Checkbox>
    </fieldset>
  );
}

/** Told before, not only after: a file with fewer rows than the screen is the oldest complaint about exports. */
function LeftOutNote({ subject, format }: { subject: ExportSubject; format: RowFormat }) {
  const text = useText();
  const tooMany = subject.rowCount - MAX_XLSX_ROWS;
  if (format === 'geojson' && subject.withoutPoint) {
    return <Note>{text('export.withoutPoint', { count: subject.withoutPoint })}</Note>;
  }
  if (format === 'xlsx' && tooMany > 0) {
    const values = { limit: MAX_XLSX_ROWS, count: tooMany };
    return <Note>{text('export.tooManyRows', values)}</Note>;
  }
  return null;
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className={styles['note']}>
      <Icon of={TriangleAlert} />
      <span>{children}</span>
    </p>
  );
}
