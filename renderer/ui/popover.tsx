import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Name of what opens. */
  readonly label: string;
  readonly trigger: ReactElement;
  readonly placement?: 'bottom' | 'bottom start' | 'bottom end' | 'right' | 'top end';
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small surface beside the control that opened it. Escape and a press outside close it. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={styles['surface'] ?? ''}>
        <Dialog aria-label={label} className={styles['content'] ?? ''}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}

export interface AnchoredPopoverProps extends Pick<PopoverProps, 'label'> {
  /** What it stands beside; several things may open it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The same surface, opened and closed from elsewhere. */
export function AnchoredPopover({ label, anchorRef, isOpen, onClose, children }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      triggerRef={anchorRef}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      placement="bottom start"
      offset={6}
      className={styles['surface'] ?? ''}
    >
      <Dialog aria-label={label} className={styles['content'] ?? ''}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
