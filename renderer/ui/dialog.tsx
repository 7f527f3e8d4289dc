import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../i18n/text.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { ScrollRegion } from './scroll-region.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** side: a drawer at the right edge. */
  readonly size?: 'small' | 'medium' | 'large' | 'side';
  /** Buttons at the foot, the act last. */
  readonly footer?: ReactNode;
  /** False while leaving would lose something: then only its buttons close it. */
  readonly isDismissable?: boolean;
  /** There is nothing in it to press: the keyboard scrolls all of it. */
  readonly isForReading?: boolean;
  readonly children: ReactNode;
}

/** A surface that asks for an answer before the work goes on. Focus stays inside and goes back where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'medium',
  footer,
  isDismissable = true,
  isForReading = false,
  children,
}: DialogProps) {
  const text = useText();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={classNames(styles['surface'], styles[size])}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          <header className={styles['header']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            {isDismissable && <IconButton icon={X} label={text('frame.part.close')} onPress={onClose} />}
          </header>
          {isForReading ? (
            <ScrollRegion label={title} className={styles['body']}>
              {children}
            </ScrollRegion>
          ) : (
            <div className={styles['body']}>{children}</div>
          )}
          {footer && <footer className={styles['footer']}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
