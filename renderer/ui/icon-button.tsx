import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Icon, WorkingIcon } from './icon.tsx';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The name of the control; also shown when it is pointed at. */
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly tone?: 'plain' | 'quiet' | 'pine' | 'primary';
  readonly size?: 'normal' | 'small';
  readonly isPressed?: boolean;
  readonly tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows a picture and says its name; while what it began goes on, that it works. */
export function IconButton({
  icon,
  label,
  shortcut,
  tone = 'quiet',
  size = 'normal',
  isPressed,
  tooltipPlacement = 'bottom',
  isPending = false,
  ...others
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <AriaButton
        {...others}
        isPending={isPending}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        aria-label={label}
        className={classNames(styles['button'], styles[tone], styles[size])}
      >
        {isPending ? <WorkingIcon size={size} /> : <Icon of={icon} size={size} />}
      </AriaButton>
    </Tooltip>
  );
}
