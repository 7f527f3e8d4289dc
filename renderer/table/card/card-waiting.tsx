import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './card.module.css';

interface CardWaitingProps {
  readonly title: string;
  readonly children?: ReactNode;
  onClose(): void;
}

/** A card that is not there: being read, or why it cannot be. */
export function CardWaiting({ title, children, onClose }: CardWaitingProps) {
  const text = useText();
  return (
    <article className={styles['card']} aria-label={title} aria-live="polite">
      <header className={styles['head']}>
        <h2 className={styles['names']}>{title}</h2>
        <IconButton icon={X} label={text('frame.part.close')} onPress={onClose} />
      </header>
      <div className={styles['body']}>{children}</div>
    </article>
  );
}
