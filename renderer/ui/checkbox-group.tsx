import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';
import type { Option } from './option.ts';

export interface CheckboxGroupProps<Id extends string> extends FieldTexts {
  readonly options: readonly Option<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
  readonly orientation?: 'vertical' | 'horizontal';
  readonly isDisabled?: boolean;
}

/** Any number of a few. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  onChange,
  orientation = 'vertical',
  isDisabled = false,
  ...labels
}: CheckboxGroupProps<Id>) {
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(ids) => onChange(options.filter(({ id }) => ids.includes(id)).map(({ id }) => id))}
      isDisabled={isDisabled}
      isInvalid={useIsInvalid(labels.error)}
      className={styles['group'] ?? ''}
    >
      <FieldLabel label={labels.label} isLabelHidden={labels.isLabelHidden} />
      <div className={styles['items']} data-orientation={orientation}>
        {options.map(({ id, label, isDisabled: isOff = false }) => (
          <Checkbox key={id} value={id} isDisabled={isOff}>
            {label}
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={labels.description} error={labels.error} />
    </AriaCheckboxGroup>
  );
}
