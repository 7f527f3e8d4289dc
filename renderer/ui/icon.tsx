import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly of: LucideIcon;
  readonly size?: 'small' | 'normal' | 'large';
  readonly className?: string | undefined;
}

/** A picture beside words; it says nothing to a screen reader. */
export function Icon({ of: Picture, size = 'normal', className }: IconProps) {
  return <Picture aria-hidden className={classNames(styles['icon'], styles[size], className)} />;
}

/** Turns in the place of another picture while what was begun goes on. */
export function WorkingIcon({ size }: Pick<IconProps, 'size'>) {
  return <Icon of={LoaderCircle} {...(size && { size })} className={styles['working']} />;
}
