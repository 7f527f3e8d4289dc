import { Check, ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Select as AriaSelect,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';
import { Icon } from './icon.tsx';
import listStyles from './list.module.css';
import type { Option } from './option.ts';
import styles from './select.module.css';

export interface SelectProps<Id extends string> extends FieldTexts {
  readonly options: readonly Option<Id>[];
  readonly value: Id | undefined;
  readonly onChange: (value: Id) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One of many, from a list that opens. */
export function Select<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  ...labels
}: SelectProps<Id>) {
  return (
    <AriaSelect
      value={value ?? null}
      onChange={(next) => {
        const option = options.find(({ id }) => id === next);
        if (option) onChange(option.id);
      }}
      isDisabled={isDisabled}
      isInvalid={useIsInvalid(labels.error)}
      className={fieldStyles['field'] ?? ''}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <FieldLabel label={labels.label} isLabelHidden={labels.isLabelHidden} />
      <AriaButton className={classNames(fieldStyles['control'], styles['button'])}>
        <SelectValue className={styles['value'] ?? ''} />
        <Icon of={ChevronDown} size="small" />
      </AriaButton>
      <FieldNotes description={labels.description} error={labels.error} />
      <Popover className={listStyles['surface'] ?? ''} offset={4}>
        <ListBox items={options} className={listStyles['list'] ?? ''}>
          {({ id, label, icon, isDisabled: isOff = false }) => (
            <ListBoxItem id={id} textValue={label} isDisabled={isOff} className={listStyles['item'] ?? ''}>
              {icon && <Icon of={icon} />}
              <span className={listStyles['words']}>{label}</span>
              <Icon of={Check} size="small" className={listStyles['check']} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
