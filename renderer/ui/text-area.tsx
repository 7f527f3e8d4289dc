import {
  TextArea as Area,
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';
import areaStyles from './text-area.module.css';

export interface TextAreaProps extends Omit<AriaProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly rows: number;
  /** What a person tells in sentences. Else as a program would write it: in a typeface of one width, without spelling. */
  readonly isProse?: boolean;
}

/** Text of many lines. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  rows,
  isProse = false,
  ...others
}: TextAreaProps) {
  return (
    <AriaTextField {...others} isInvalid={useIsInvalid(error)} className={styles['field'] ?? ''}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Area
        className={`${styles['control'] ?? ''} ${areaStyles[isProse ? 'prose' : 'area'] ?? ''}`}
        rows={rows}
        spellCheck={isProse}
        autoComplete="off"
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
