import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** plain: with a border. primary: the usual next step. act: the one that commits. quiet: like a link. */
type ButtonTone = 'plain' | 'primary' | 'act' | 'quiet';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'small';
  readonly icon?: LucideIcon;
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function Button({
  tone = 'plain',
  size = 'normal',
  icon,
  isPressed,
  children,
  ...others
}: ButtonProps) {
  return (
    <AriaButton
      {...others}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className={classNames(styles['button'], styles[tone], styles[size])}
    >
      {icon && <Icon of={icon} />}
      <span className={styles['label']}>{children}</span>
    </AriaButton>
  );
}
