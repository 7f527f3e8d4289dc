import { expect, type Locator, type Page } from '@playwright/test';

/** The window itself: how large it is, what has its focus, and what of it is seen. */
export function createWindowDriver(page: Page) {
  const scale = page.getByText(/Web Mercator · 1\s:/);
  return {
    when: {
      isSized: (width: number, height: number) => page.setViewportSize({ width, height }),
      scrollsTheTableToItsEnd: () =>
        page.getByRole('grid').evaluate((table) => {
          if (table.parentElement) table.parentElement.scrollTop = table.parentElement.scrollHeight;
        }),
      /** Whatever scrolls around a part goes on until the part has come to its end. */
      scrollsToTheEndOf: (part: Locator) =>
        part.evaluate((element) => {
          // What only cuts its content can be scrolled by a program, and by no person.
          for (let around: Element | null = element; around; around = around.parentElement)
            if (/auto|scroll/.test(getComputedStyle(around).overflowY))
              around.scrollTop = around.scrollHeight;
        }),
      /** The pointer comes to a button and rests there. After keys, tips wait for a pointer that has moved before. */
      async pointsAt(button: string) {
        await page.mouse.move(1, 1);
        await page.getByRole('button', { name: button, exact: true }).last().hover();
      },
    },
    get: {
      /** Of the map, as the status line says it, with the latitude at which it is true. */
      scale: async () => (await scale.textContent()) ?? '',
      /** How far below the upper edge of the window the table begins. */
      topOfTable: async () => (await page.getByRole('grid').boundingBox())?.y,
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      ...noticeChecks(page),
      /** What has the focus is called so, whatever it shows. */
      hasFocusOn: (name: string | RegExp) => expect(page.locator(':focus')).toHaveAccessibleName(name),
      /** Nothing of the page lies beside the window, to be scrolled to. */
      fitsTheWidth: () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0),
      /** Nothing around the place can be scrolled, not by what takes the focus either. */
      frameStands: () =>
        expect.poll(() => page.getByRole('main').evaluate(scrolledAround), { message: 'scrolled' }).toBe(0),
      /** Nothing lies over a button, and no edge cuts it. */
      showsWhole: (button: string | RegExp) =>
        expect
          .poll(() => page.getByRole('button', { name: button }).first().evaluate(isSeenWhole), {
            message: `${button} is seen whole`,
          })
          .toBe(true),
      showsTip: (words: string) => expect(page.getByRole('tooltip', { name: words })).toBeVisible(),
      showsNoTip: () => expect(page.getByRole('tooltip')).toHaveCount(0),
      hasScale: (said: string) => expect(scale).toHaveText(said),
      /** Nothing is below the last row of the table, scrolled to its end. */
      endsWithTheLastRow: () =>
        expect
          .poll(() =>
            page.getByRole('grid').evaluate((table) => {
              const scroller = table.parentElement;
              if (!scroller) return undefined;
              scroller.scrollTop = scroller.scrollHeight;
              return Number.parseFloat(getComputedStyle(scroller).paddingBottom);
            }),
          )
          .toBe(0),
      /** So many rows of the table are seen whole, below the header of the columns and above its sums. */
      showsWholeRows: (least: number, table = page.getByRole('grid')) =>
        expect
          .poll(() => table.evaluate(countWholeRows), { message: 'rows that are seen whole' })
          .toBeGreaterThanOrEqual(least),
    },
  };
}

/** What notices lie over. */
function noticeChecks(page: Page) {
  const notices = page.getByRole('region', { name: 'Meldinger' }).getByRole('status');
  return {
    /** Notices lie over so much of the height of the window, from 0 to 1. */
    noticesCoverAtMost: (share: number) =>
      expect
        .poll(async () => {
          const boxes = await Promise.all((await notices.all()).map((notice) => notice.boundingBox()));
          const tops = boxes.flatMap((box) => box?.y ?? []);
          const height = page.viewportSize()?.height ?? 1;
          return tops.length === 0 ? 1 : (height - Math.min(...tops)) / height;
        })
        .toBeLessThanOrEqual(share),
    showsTheLastRowAboveNotices: () =>
      expect
        .poll(async () => {
          const tops = await Promise.all((await notices.all()).map((notice) => notice.boundingBox()));
          const lowest = await page.getByRole('grid').evaluate(lastRowBottom);
          return lowest !== undefined && tops.every((box) => box && lowest <= box.y);
        })
        .toBe(true),
    /** Notices lie over nothing of it, and no edge of the window cuts it. */
    showsAboveNotices: (part: Locator) =>
      expect
        .poll(async () => {
          const box = await part.boundingBox();
          const tops = await Promise.all((await notices.all()).map((notice) => notice.boundingBox()));
          const highest = Math.min(...tops.flatMap((each) => each?.y ?? []));
          return box && box.y >= 0 && box.y + box.height <= highest;
        })
        .toBe(true),
    hasNotices: (count: number) => expect(notices).toHaveCount(count),
  };
}

/** Runs in the page. */
function countWholeRows(table: Element): number {
  // Cells: rows stay where they were when those stick to an edge.
  const header = table.querySelector('thead tr > *')?.getBoundingClientRect();
  const sums = table.querySelector('tfoot tr > *')?.getBoundingClientRect();
  if (!header) return 0;
  let bottom = Math.min(window.innerHeight, sums?.top ?? Number.POSITIVE_INFINITY);
  for (let around = table.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible')
      bottom = Math.min(bottom, around.getBoundingClientRect().bottom);
  return [...table.querySelectorAll('tbody tr')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.height > 0 && box.top >= header.bottom - 1 && box.bottom <= bottom + 1;
  }).length;
}

/** Runs in the page: how far what is around the place can be scrolled, in both directions together (pixels). */
function scrolledAround(place: Element): number {
  let px = 0;
  for (let around = place.parentElement; around; around = around.parentElement) {
    around.scrollTo(1000, 1000);
    px += around.scrollLeft + around.scrollTop;
    around.scrollTo(0, 0);
  }
  return px;
}

/** Runs in the page: where the last row of the table ends, undefined while it is not drawn. */
function lastRowBottom(table: Element): number | undefined {
  const count = table.getAttribute('aria-rowcount');
  const last = table.querySelector(`tbody [aria-rowindex="${count}"]`);
  return last?.getBoundingClientRect().bottom;
}

/** Runs in the page. */
function isSeenWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return [left + 4, (left + right) / 2, right - 4].every((x) =>
    element.contains(document.elementFromPoint(x, middle)),
  );
}
