// One Tab stop for several controls, among which arrow keys go: the roving tabindex of the WAI-ARIA
// Authoring Practices (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/). React Aria's toolbar is another way,
// but its first click moves the focus from what was clicked to what had it last.

/** Fields of text keep their stops: they need the arrows themselves. */
const ITEMS = 'button, input[type="checkbox"], input[type="range"]';
/** All four arrows change their value, so arrows pass them by: Tab comes to them from the field or slider beside. */
const SLIDERS = 'input[type="range"]';
/** What Tab can reach: items, whose turn it may not be, and fields. */
const CONTROLS = `${ITEMS}, input, textarea, [tabindex="0"]`;

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
    const all = items().filter((item) => !item.matches(SLIDERS));
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

  /** From a field or slider Tab goes to the items beside it in its group, which are no stop while another one is. */
  function onTab(event: KeyboardEvent): void {
    const { target: field } = event;
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(field instanceof HTMLElement)) return;
    // The two ends of a slider are a group of their own.
    const own = field.matches(SLIDERS) ? field.closest('[role="group"]')?.parentElement : field;
    const group = own?.closest('[role="group"]');
    if (!group || !box.contains(group)) return;
    const all = items();
    if (all.includes(field) && !field.matches(SLIDERS)) return;
    const controls = [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => all.includes(control) || control.tabIndex >= 0,
    );
    const beside = itemsBeside(controls, controls.indexOf(field), event.shiftKey ? -1 : 1, all);
    // Where the stop is among them, Tab finds it by itself.
    if (!beside[0] || beside.some((item) => item === current)) return;
    event.preventDefault();
    beside[0].focus();
  }

  settle();
  const endWatch = watchItems(box, settle);
  box.addEventListener('focusin', onFocus);
  box.addEventListener('keydown', onKey);
  box.addEventListener('keydown', onTab);
  return () => {
    endWatch();
    box.removeEventListener('focusin', onFocus);
    box.removeEventListener('keydown', onKey);
    box.removeEventListener('keydown', onTab);
    for (const item of items()) item.tabIndex = 0;
  };
}

/**
 * Tells when items come, go or change. Who is visible is known once the page is laid out: with the next frame it costs nothing
 * that is not paid anyway. Returns what ends it.
 */
function watchItems(box: HTMLElement, onChange: () => void): () => void {
  let nextFrame: number | undefined;
  const observer = new MutationObserver(() => {
    nextFrame ??= requestAnimationFrame(() => {
      nextFrame = undefined;
      onChange();
    });
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    if (nextFrame !== undefined) cancelAnimationFrame(nextFrame);
  };
}

/** The items that follow a field one way up to the next field, the nearest first. */
function itemsBeside<Control>(
  controls: readonly Control[],
  index: number,
  step: 1 | -1,
  items: readonly Control[],
): readonly Control[] {
  const field = controls[index];
  if (field === undefined) return [];
  const others = step === 1 ? controls.slice(index + 1) : controls.slice(0, index).reverse();
  const end = others.findIndex((control) => !items.includes(control));
  return end < 0 ? others : others.slice(0, end);
}
