import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type BadgeTone = 'neutral' | 'ice' | 'good' | 'warn' | 'error' | 'plant-k' | 'plant-pk' | 'plant-p';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A word that says what kind something is or how it stands. Colour is never the only sign: it has words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
