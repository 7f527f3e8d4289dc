import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './workbench.module.css';

interface SideDrawerProps {
  readonly label: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** The third column where the window is narrow. Not modal: table and drawer are one selection. */
export function SideDrawer({ label, onClose, children }: SideDrawerProps) {
  const text = useText();
  return (
    <aside
      className={styles['drawer']}
      aria-label={label}
      data-landmark
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className={styles['drawerHead']}>
        <h2>{label}</h2>
        <IconButton icon={X} label={text('frame.part.close')} onPress={onClose} />
      </header>
      <div className={styles['drawerBody']}>{children}</div>
    </aside>
  );
}
