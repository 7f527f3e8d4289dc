import type { ReactNode } from 'react';
import styles from './place-header.module.css';

interface PlaceHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** What is done from here, at the far end. */
  readonly children?: ReactNode;
}

/** What a place is and what it is for, above all that scrolls. */
export function PlaceHeader({ title, lead, children }: PlaceHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
      {children}
    </header>
  );
}
