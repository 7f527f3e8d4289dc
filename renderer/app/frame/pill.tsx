import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon } from '../../ui/icon.tsx';
import styles from './pill.module.css';

export interface PillProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  readonly icon: LucideIcon;
  /** Everything it says; below 1,150 px only the picture is seen. */
  readonly label: string;
  readonly tone?: 'plain' | 'good' | 'warn';
  /** Stays in words on narrow windows. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A state of the machine in the top bar, whose press tells more, or an act that every screen has. */
export function Pill({ icon, label, tone = 'plain', isWide = false, children, ...others }: PillProps) {
  return (
    <Button
      {...others}
      aria-label={label}
      className={styles['pill'] ?? ''}
      data-tone={tone}
      data-wide={isWide || undefined}
    >
      <Icon of={icon} className={styles['icon']} />
      <span className={styles['words']}>{children}</span>
    </Button>
  );
}
