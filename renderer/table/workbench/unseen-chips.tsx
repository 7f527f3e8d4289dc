import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { AnchoredPopover } from '../../ui/popover.tsx';
import styles from './workbench.module.css';

interface UnseenChipsProps {
  readonly count: number;
  /** All chips, one below the other. */
  readonly children: ReactNode;
}

/** Counts the chips that are out of sight, `+2`, and shows all of them when it is pressed. */
export function UnseenChips({ count, children }: UnseenChipsProps) {
  const text = useText();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // While the list is open, the button that it belongs to stays, also when the last of them was taken away.
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button
        ref={buttonRef}
        size="small"
        aria-label={text('table.filters.unseen', { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {`+${count}`}
      </Button>
      <AnchoredPopover
        label={text('table.filters.all')}
        anchorRef={buttonRef}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles['allChips']}>{children}</div>
      </AnchoredPopover>
    </>
  );
}
