import { expect, type Page } from '@playwright/test';

/** The window itself: how large it is, what has its focus, and what of it is seen. */
export function createWindowDriver(page: Page) {
  return {
    when: {
      isSized: (width: number, height: number) => page.setViewportSize({ width, height }),
    },
    get: {
      /** How far below the upper edge of the window the table begins. */
      topOfTable: async () => (await page.getByRole('grid').boundingBox())?.y,
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      /** What has the focus is called so, whatever it shows. */
      hasFocusOn: (name: string | RegExp) => expect(page.locator(':focus')).toHaveAccessibleName(name),
      /** Nothing of the page lies beside the window, to be scrolled to. */
      fitsTheWidth: () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0),
      /** So many rows of the table are seen whole, below the header of the columns. */
      showsWholeRows: (least: number) =>
        expect
          .poll(() => page.getByRole('grid').evaluate(countWholeRows), {
            message: 'rows that are seen whole',
          })
          .toBeGreaterThanOrEqual(least),
    },
  };
}

/** Runs in the page. */
function countWholeRows(table: Element): number {
  const scroller = table.parentElement?.getBoundingClientRect();
  const header = table.querySelector('thead tr')?.getBoundingClientRect();
  if (!scroller || !header) return 0;
  const bottom = Math.min(scroller.bottom, window.innerHeight);
  return [...table.querySelectorAll('tbody tr')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.height > 0 && box.top >= header.bottom - 1 && box.bottom <= bottom + 1;
  }).length;
}
