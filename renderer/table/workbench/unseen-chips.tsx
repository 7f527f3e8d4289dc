import { ListFilter } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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
      <UnseenChipsButton ref={buttonRef} count={count} isOpen={isOpen} onPress={() => setOpen(true)} />
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

interface UnseenChipsButtonProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** With none out of sight it counts nothing: a picture stands for the list. */
export function UnseenChipsButton({ count, isOpen, onPress, ref }: UnseenChipsButtonProps) {
  const text = useText();
  return (
    <Button
      {...(ref && { ref })}
      size="small"
      aria-label={count === 0 ? text('table.filters.all') : text('table.filters.unseen', { count })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
    >
      {count === 0 ? <Icon of={ListFilter} size="small" /> : `+${count}`}
    </Button>
  );
}
