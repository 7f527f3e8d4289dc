import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useText } from '../i18n/text.tsx';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

export interface ChipProps {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Opens what the chip stands for. */
  readonly onPress?: () => void;
  /** Takes it away; its button says which one. */
  readonly onRemove?: () => void;
}

/** Something that is in force, for example a filter, and can be taken away. */
export function Chip({ label, icon, onPress, onRemove }: ChipProps) {
  const text = useText();
  const message = (
    <>
      {icon && <Icon of={icon} size="small" />}
      <span className={styles['label']}>{label}</span>
    </>
  );
  return (
    <span className={styles['chip']}>
      {onPress ? (
        <AriaButton onPress={onPress} className={styles['open'] ?? ''}>
          {message}
        </AriaButton>
      ) : (
        <span className={styles['open']}>{message}</span>
      )}
      {onRemove && (
        <AriaButton
          onPress={onRemove}
          aria-label={text('frame.part.remove', { what: label })}
          className={styles['remove'] ?? ''}
        >
          <Icon of={X} size="small" />
        </AriaButton>
      )}
    </span>
  );
}
