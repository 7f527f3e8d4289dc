import { type ReactElement, useEffect, useId, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { flushSync } from 'react-dom';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** A shortcut, shown behind the text. */
  readonly shortcut?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One control that can have the focus. */
  readonly children: ReactElement;
}

/**
 * Words that appear when a control is pointed at or has the focus. Never the only place of what is needed. Escape puts them
 * away, and is used up by that only where their control has the focus: else it is meant for what has it, a dialog say.
 */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useEscapeElsewhere(isOpen, id, setOpen);
  return (
    <TooltipTrigger delay={500} closeDelay={80} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles['tooltip'] ?? ''}>
        <span id={id}>{text}</span>
        {shortcut && <kbd className={styles['shortcut']}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/**
 * Puts the tip away before the library does on Escape, which would end the key there. A control may come under a pointer
 * that stands still, as a dialog does that opens, and has its tip without anybody having asked.
 */
function useEscapeElsewhere(isOpen: boolean, id: string, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isAtItsControl(id)) return;
      // At once: the library listens at the document, which the key reaches next, for as long as the tip is open.
      flushSync(() => setOpen(false));
    };
    window.addEventListener('keydown', listen, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isOpen, id, setOpen]);
}

/** Whether the focus is on the control that the tip describes. */
function isAtItsControl(id: string): boolean {
  const tip = document.getElementById(id)?.closest('[role=tooltip]')?.id;
  const describedBy = document.activeElement?.getAttribute('aria-describedby') ?? '';
  return tip !== undefined && describedBy.split(' ').includes(tip);
}
