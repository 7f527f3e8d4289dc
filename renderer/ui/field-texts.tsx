import { CircleAlert } from 'lucide-react';
import { FieldError, Label, Text } from 'react-aria-components';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  readonly label: string;
  /** The label is there for screen readers only; the control says it otherwise. */
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: string | undefined;
  /** Why the value is refused; shown while it is given. */
  readonly error?: string | undefined;
}

export function FieldLabel({ label, isLabelHidden }: Pick<FieldTexts, 'label' | 'isLabelHidden'>) {
  return <Label className={styles[isLabelHidden ? 'hidden' : 'label'] ?? ''}>{label}</Label>;
}

/** What stands below a control. */
export function FieldNotes({ description, error }: Pick<FieldTexts, 'description' | 'error'>) {
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
