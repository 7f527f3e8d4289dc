import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Input,
} from 'react-aria-components';
import { useText } from '../i18n/text.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldLabel } from './field-texts.tsx';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  readonly label: string;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A field that finds while one types; Escape empties it. Its label is for screen readers. */
export function SearchField({ label, placeholder = label, inputRef, ...others }: SearchFieldProps) {
  const text = useText();
  return (
    <AriaSearchField {...others} className={styles['field'] ?? ''}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} isLabelHidden />
          <Icon of={Search} className={styles['icon']} />
          <Input
            placeholder={placeholder}
            className={classNames(fieldStyles['control'], styles['input'])}
            {...(inputRef ? { ref: inputRef } : {})}
          />
          {!isEmpty && (
            <AriaButton aria-label={text('frame.part.clear')} className={styles['clear'] ?? ''}>
              <Icon of={X} size="small" />
            </AriaButton>
          )}
        </>
      )}
    </AriaSearchField>
  );
}
