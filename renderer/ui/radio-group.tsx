import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps<Id extends string> extends FieldTexts {
  readonly options: readonly Option<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  readonly orientation?: 'vertical' | 'horizontal';
  readonly isDisabled?: boolean;
}

/** One of a few that are all in sight. */
export function RadioGroup<Id extends string>({
  options,
  value,
  onChange,
  orientation = 'vertical',
  isDisabled = false,
  ...labels
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={(next) => {
        const option = options.find(({ id }) => id === next);
        if (option) onChange(option.id);
      }}
      orientation={orientation}
      isDisabled={isDisabled}
      isInvalid={useIsInvalid(labels.error)}
      className={styles['group'] ?? ''}
    >
      <FieldLabel label={labels.label} isLabelHidden={labels.isLabelHidden} />
      <div className={styles['items']} data-orientation={orientation}>
        {options.map(({ id, label, isDisabled: isOff = false }) => (
          <Radio key={id} value={id} isDisabled={isOff} className={styles['choice'] ?? ''}>
            <span className={styles['dot']} />
            {label}
          </Radio>
        ))}
      </div>
      <FieldNotes description={labels.description} error={labels.error} />
    </AriaRadioGroup>
  );
}
