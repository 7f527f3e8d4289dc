import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** A shortcut, shown behind the text. */
  readonly shortcut?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One control that can have the focus. */
  readonly children: ReactElement;
}

/** Words that appear when a control is pointed at or has the focus. Never the only place of what is needed. */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles['tooltip'] ?? ''}>
        {text}
        {shortcut && <kbd className={styles['shortcut']}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
