import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, WorkingIcon } from './icon.tsx';

/** plain: with a border. primary: the usual next step. act: the one that commits. quiet: like a link. */
type ButtonTone = 'plain' | 'primary' | 'act' | 'quiet';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'small';
  readonly icon?: LucideIcon;
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  /**
   * As `isPending`, of a button that may be gone by the end: React Aria would name it to a screen reader then, and an
   * announcement without a name would be left behind.
   */
  readonly isWorking?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/**
 * At once when the button comes. React Aria waits where a screen reader or a drop led here, and by then the dialog around
 * it has taken the focus.
 */
function takeFocus(element: HTMLButtonElement | null): void {
  element?.focus();
}

/** A button with words; while what it began goes on, it shows that it works. */
export function Button({
  tone = 'plain',
  size = 'normal',
  icon,
  isPressed,
  autoFocus,
  isPending = false,
  isWorking = false,
  isDisabled = false,
  ref,
  children,
  ...others
}: ButtonProps) {
  return (
    <AriaButton
      {...others}
      isPending={isPending}
      isDisabled={isDisabled || isWorking}
      {...(autoFocus ? { ref: takeFocus } : ref && { ref })}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className={classNames(styles['button'], styles[tone], styles[size])}
    >
      {isPending || isWorking ? <WorkingIcon /> : icon && <Icon of={icon} />}
      <span className={styles['label']}>{children}</span>
    </AriaButton>
  );
}
