import { Check, ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Select as AriaSelect,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
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

export interface OptionGroup<Id extends string> {
  /** Stands above them. */
  readonly title: string;
  readonly options: readonly Option<Id>[];
}

export interface MultiSelectProps<Id extends string> extends FieldTexts {
  readonly groups: readonly OptionGroup<Id>[];
  readonly value: readonly Id[];
  /** In the order of the options. */
  readonly onChange: (value: Id[]) => void;
  /** What it means that none is chosen. */
  readonly placeholder: string;
}

/** Any number of many, from a list that opens and stays open while one chooses. */
export function MultiSelect<Id extends string>({
  groups,
  value,
  onChange,
  placeholder,
  ...labels
}: MultiSelectProps<Id>) {
  const options = groups.flatMap((group) => group.options);
  const chosen = options.filter(({ id }) => value.includes(id));
  return (
    <AriaSelect
      selectionMode="multiple"
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => onChange(options.filter(({ id }) => ids.includes(id)).map(({ id }) => id))}
      isInvalid={useIsInvalid(labels.error)}
      className={fieldStyles['field'] ?? ''}
      placeholder={placeholder}
    >
      <FieldLabel label={labels.label} isLabelHidden={labels.isLabelHidden} />
      <AriaButton className={classNames(fieldStyles['control'], styles['button'])}>
        <SelectValue className={styles['value'] ?? ''}>
          {chosen.length === 0 ? placeholder : chosen.map(({ label }) => label).join(', ')}
        </SelectValue>
        <Icon of={ChevronDown} size="small" />
      </AriaButton>
      <FieldNotes description={labels.description} error={labels.error} />
      <Popover className={listStyles['surface'] ?? ''} offset={4}>
        <ListBox className={listStyles['list'] ?? ''}>
          {groups.map(({ title, options: own }) => (
            <ListBoxSection key={title} id={title} className={listStyles['section'] ?? ''}>
              <Header className={listStyles['header'] ?? ''}>{title}</Header>
              {own.map(({ id, label }) => (
                <ListBoxItem key={id} id={id} textValue={label} className={listStyles['item'] ?? ''}>
                  <span className={listStyles['words']}>{label}</span>
                  <Icon of={Check} size="small" className={listStyles['check']} />
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
