// One Tab stop for several controls, among which arrow keys go: the roving tabindex of the WAI-ARIA
// Authoring Practices (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/). React Aria's toolbar is another way,
// but its first click moves the focus from what was clicked to what had it last.

/** Fields of text keep their stops: they need the arrows themselves. */
const ITEMS = 'button, input[type="checkbox"], input[type="range"]';

interface Keys {
  readonly next: string;
  readonly previous: string;
}

const ACROSS: Keys = { next: 'ArrowRight', previous: 'ArrowLeft' };
const DOWN: Keys = { next: 'ArrowDown', previous: 'ArrowUp' };

/** Makes the controls of a row one Tab stop. A `ref`: what it returns undoes it. */
export function roveAcross(row: HTMLElement | null): (() => void) | undefined {
  return row ? rove(row, ACROSS) : undefined;
}

/** The same of a column. */
export function roveDown(column: HTMLElement | null): (() => void) | undefined {
  return column ? rove(column, DOWN) : undefined;
}

function rove(box: HTMLElement, keys: Keys): () => void {
  const known = new WeakSet<HTMLElement>();
  let current: HTMLElement | undefined;

  /** Those that have a stop of their own, were it not for this. */
  function items(): HTMLElement[] {
    return [...box.querySelectorAll<HTMLElement>(ITEMS)].filter(
      (item) =>
        (known.has(item) || item.tabIndex >= 0) && !item.matches(':disabled') && item.checkVisibility(),
    );
  }

  /** Gives the stop to the item that had it, else to the one that says where one is, else to the first. */
  function settle(): void {
    const all = items();
    if (!current || !all.includes(current)) {
      current = all.find((item) => item.matches('[aria-current]:not([aria-current="false"])')) ?? all[0];
    }
    for (const item of all) {
      known.add(item);
      item.tabIndex = item === current ? 0 : -1;
    }
  }

  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !items().includes(target)) return;
    current = target;
    settle();
  }

  function onKey(event: KeyboardEvent): void {
    const all = items();
    const index = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.key === keys.next ? 1 : event.key === keys.previous ? -1 : 0;
    if (step === 0) return;
    // A button that opens a menu would open it.
    event.stopPropagation();
    event.preventDefault();
    // The last and the first meet.
    all.at((index + step) % all.length)?.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  box.addEventListener('focusin', onFocus);
  box.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', onFocus);
    box.removeEventListener('keydown', onKey);
    for (const item of items()) item.tabIndex = 0;
  };
}
