import {
  TextArea as Area,
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-texts.tsx';
import areaStyles from './text-area.module.css';

export interface TextAreaProps extends Omit<AriaProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly rows: number;
}

/** Text of many lines as a program would write it: in a typeface of one width, without spelling. */
export function TextArea({ label, isLabelHidden, description, error, rows, ...others }: TextAreaProps) {
  return (
    <AriaTextField {...others} isInvalid={error !== undefined} className={styles['field'] ?? ''}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Area
        className={`${styles['control'] ?? ''} ${areaStyles['area'] ?? ''}`}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
