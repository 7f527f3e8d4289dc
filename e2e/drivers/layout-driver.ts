import { expect, type Locator, type Page } from '@playwright/test';

/** How parts of a window lie: in it, in each other, beside each other. */
export function createLayoutDriver(page: Page) {
  return {
    when: {
      /** What scrolls around it goes so far to the left. */
      isScrolledAside: (inner: Locator, px: number) =>
        inner.evaluate((part, left) => part.parentElement?.scrollTo({ left }), px),
    },
    get: { boxesAtRest },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      /** Nothing in it reaches beyond its own sides. */
      fitsIn: (part: Locator) =>
        expect
          .poll(() => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
          .toBeLessThanOrEqual(0),
      /** No side of the window cuts a control, and none of what is around it where that cannot be scrolled sideways. */
      cutsNoControl: () =>
        expect.poll(() => page.evaluate(cutControls), { message: 'controls cut' }).toEqual([]),
      /** No side of the window cuts it. */
      isInTheWindow: (part: Locator) =>
        expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box ? box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0) : undefined;
          })
          .toBe(true),
      /** It is at least so wide a part of the window, from 0 to 1. */
      takesOfTheWidth: (least: number, part: Locator) =>
        expect
          .poll(async () => ((await part.boundingBox())?.width ?? 0) / (page.viewportSize()?.width ?? 1))
          .toBeGreaterThanOrEqual(least),
      /** The edges of the outer one are not covered. */
      liesWithin: (inner: Locator, outer: Locator) =>
        expect
          .poll(async () => {
            const [within, around] = [await inner.boundingBox(), await outer.boundingBox()];
            return within && around ? around.y + around.height - within.y - within.height : undefined;
          })
          .toBeGreaterThanOrEqual(1),
      /** The right edge of the outer one cuts nothing of it off. */
      endsWithin: (inner: Locator, outer: Locator) =>
        expect
          .poll(async () => {
            const [within, around] = [await inner.boundingBox(), await outer.boundingBox()];
            return within && around ? within.x + within.width - around.x - around.width : undefined;
          })
          .toBeLessThanOrEqual(0),
      /** Every word in it stands on one line, a unit with its slash too; those with soft hyphens are divided there alone. */
      breaksNoWord: (part: Locator) => expect.poll(() => part.evaluate(brokenWords)).toEqual([]),
      standsBelow,
      /** Of the width of what lies beneath it, so great a part, from 0 to 1. */
      coversAtMost: (share: number, part: Locator, ground: Locator) =>
        expect
          .poll(async () => {
            const [over, below] = [await part.boundingBox(), await ground.boundingBox()];
            if (!over || !below) return 1;
            const ends = [over.x + over.width, below.x + below.width];
            return (Math.min(...ends) - Math.max(over.x, below.x)) / below.width;
          })
          .toBeLessThanOrEqual(share),
      doNotMeet: (one: Locator, other: Locator) =>
        expect
          .poll(async () => {
            const [a, b] = [await one.boundingBox(), await other.boundingBox()];
            if (!a || !b) return undefined;
            return (
              a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
            );
          })
          .toBe(true),
    },
  };
}

/** A part begins at the lower edge of what it belongs to, and covers none of it. */
function standsBelow(part: Locator, upper: Locator): Promise<void> {
  return expect(async () => {
    const [below, above] = [await part.boundingBox(), await upper.boundingBox()];
    if (!below || !above) throw new Error('both are drawn');
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(0);
    expect(below.y - above.y - above.height).toBeLessThan(12);
    expect(below.x).toBeLessThanOrEqual(above.x + above.width);
    expect(below.x + below.width).toBeGreaterThanOrEqual(above.x);
  }).toPass();
}

/** Where each button in a part stands, by its name, once nothing moves any more: `x y width height` in pixels. */
async function boxesAtRest(part: Locator): Promise<{ readonly [name: string]: string }> {
  let last = '';
  let boxes = {};
  await expect(async () => {
    boxes = await part.getByRole('button').evaluateAll(namedBoxes);
    const now = JSON.stringify(boxes);
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [100] });
  return boxes;
}

/** Runs in the page. */
function namedBoxes(buttons: readonly Element[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const box = [x, y, width, height].map((px) => Math.round(px)).join(' ');
      return [button.ariaLabel ?? button.textContent ?? '', box];
    }),
  );
}

/** Runs in the page: the words that begin on one line and end on another. */
function brokenWords(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad]+/g)) {
      const tops = [...word].map((_, place) => {
        const letter = document.createRange();
        letter.setStart(node, index + place);
        letter.setEnd(node, index + place + 1);
        // The first one behind a soft hyphen has the hyphen before it, on the line above.
        return [...letter.getClientRects()].at(-1)?.top;
      });
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Runs in the page: the controls that are seen, by name and by how far they reach beyond what cuts them (pixels). */
function cutControls(): string[] {
  const controls =
    'button, a[href], input, select, textarea, summary, canvas, [role=slider], [role=tab], [role=separator]';
  const cut: string[] = [];
  for (const control of document.querySelectorAll(controls)) {
    // What is only heard, and the field below a drawn box, has no size that could be seen.
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width, height, bottom } = control.getBoundingClientRect();
    if (width < 2 || height < 2 || bottom <= 0 || control.closest('[style*="clip"]')) continue;
    let [least, most] = [0, innerWidth];
    let canBeScrolled = false;
    for (let around = control.parentElement; around && !canBeScrolled; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      canBeScrolled = /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth;
      if (overflowX === 'visible' || canBeScrolled) continue;
      const box = around.getBoundingClientRect();
      least = Math.max(least, box.left);
      most = Math.min(most, box.right);
    }
    const beyondPx = Math.max(least - left, right - most);
    const name = control.getAttribute('aria-label') ?? control.textContent;
    if (!canBeScrolled && beyondPx > 1) cut.push(`${control.tagName} ${name}: ${Math.round(beyondPx)}`);
  }
  return cut;
}
