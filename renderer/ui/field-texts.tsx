import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  readonly label: string;
  /** The label is there for screen readers only; the control says it otherwise. */
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: string | undefined;
  /** Why the value is refused; shown while it is given. Within `ErrorsAreAdvice` what it should be, which refuses nothing. */
  readonly error?: string | undefined;
}

/** Around fields whose errors are advice: they are told below the control and described, and make no value invalid. */
export const ErrorsAreAdvice = createContext(false);

/** Whether a control is invalid, as screen readers hear it: advice is none. */
export function useIsInvalid(error: string | undefined): boolean {
  const isAdvice = useContext(ErrorsAreAdvice);
  return error !== undefined && !isAdvice;
}

export function FieldLabel({ label, isLabelHidden }: Pick<FieldTexts, 'label' | 'isLabelHidden'>) {
  return <Label className={styles[isLabelHidden ? 'hidden' : 'label'] ?? ''}>{label}</Label>;
}

/** What stands below a control. */
export function FieldNotes({ description, error }: Pick<FieldTexts, 'description' | 'error'>) {
  const isAdvice = useContext(ErrorsAreAdvice);
  if (error && isAdvice) {
    return (
      <Text slot="description" className={styles['advice'] ?? ''}>
        <Icon of={TriangleAlert} size="small" />
        <span>{error}</span>
      </Text>
    );
  }
  return (
    <>
      {description && !error && (
        <Text slot="description" className={styles['description'] ?? ''}>
          {description}
        </Text>
      )}
      {error && (
        <FieldError className={styles['error'] ?? ''}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </FieldError>
      )}
    </>
  );
}
