import type { ReactNode } from 'react';
import styles from './fact-sheet.module.css';

/** What a file is and does, in parts below each other. */
export function FactSheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sheet']}>{children}</div>;
}

export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
