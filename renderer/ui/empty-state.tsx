import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** What is not there. */
  readonly title: string;
  /** Why. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
}

/** Never a blank: says why nothing is here and what to do. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <Icon of={icon} size="large" className={styles['icon']} />
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['why']}>{children}</div>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
