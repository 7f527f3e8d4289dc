import type { Ref } from 'react';
import { type TextFieldProps as AriaProps, TextField as AriaTextField, Input } from 'react-aria-components';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';

export interface TextFieldProps extends Omit<AriaProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  placeholder,
  inputRef,
  ...others
}: TextFieldProps) {
  return (
    <AriaTextField {...others} isInvalid={useIsInvalid(error)} className={styles['field'] ?? ''}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Input
        className={styles['control'] ?? ''}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(inputRef ? { ref: inputRef } : {})}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
