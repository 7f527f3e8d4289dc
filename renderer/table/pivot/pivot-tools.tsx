import { ArrowLeftRight } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { ExportAction } from '../export/export-action.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './pivot.module.css';
import { PIVOT_MEASURES, type PivotChoices, pivotAmounts, pivotDimensions } from './pivot-choices.ts';
import { dimensionText } from './pivot-labels.ts';

interface PivotToolsProps {
  readonly model: RegisterModel;
  readonly choices: PivotChoices;
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  onChoose(change: Partial<PivotChoices>): void;
}

/** What stands against what, and what is told of it. */
export function PivotTools({ model, choices, onExport, onChoose }: PivotToolsProps) {
  const text = useText();
  const { description, labels } = model;
  const options = pivotDimensions(description).map((dimension) => ({
    id: dimension.id,
    label: dimensionText(dimension, labels, text),
  }));
  return (
    <div className={styles['tools']}>
      <Select
        label={text('pivot.rows')}
        options={options}
        value={choices.rows}
        onChange={(id) => onChoose({ rows: id })}
      />
      <IconButton
        icon={ArrowLeftRight}
        tone="plain"
        label={text('pivot.swap')}
        onPress={() => onChoose({ rows: choices.columns, columns: choices.rows })}
      />
      <Select
        label={text('pivot.columns')}
        options={options}
        value={choices.columns}
        onChange={(id) => onChoose({ columns: id })}
      />
      <Select
        label={text('pivot.measure')}
        options={PIVOT_MEASURES.map((id) => ({ id, label: text(`pivot.measure.${id}`) }))}
        value={choices.measure}
        onChange={(measure) => onChoose({ measure })}
      />
      {choices.measure !== 'count' && (
        <Select
          label={text('pivot.of')}
          options={pivotAmounts(description).map((id) => ({ id, label: labels.columnWithUnit(id) }))}
          value={choices.of}
          onChange={(of) => onChoose({ of })}
        />
      )}
      <ExportAction commandKey="pivot.export" disabledReasonKey="pivot.export.none" onExport={onExport} />
    </div>
  );
}
