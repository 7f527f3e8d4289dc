import { useEffect } from 'react';

/**
 * Never leaves the focus nowhere. What had it may go: a dialog closes that nothing opened, a button becomes another one
 * when the theme makes letters larger, a row is filtered away. Then an open dialog takes it, else the place, so that the
 * next key goes on there and not at the top of the window.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let waiting = 0;

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const isLost = () => document.activeElement === document.body && last !== undefined && !canHold(last);
    const giveBack = () => {
      if (!isLost()) return;
      const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
      const next = [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('#place');
      next?.focus({ preventScroll: true });
    };
    // Whoever took it away may give it back by itself, as dialogs do: theirs is the first frame.
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(giveBack);
      });
    });

    document.addEventListener('focusin', remember);
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, []);
}

function canHold(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}
