import { expect, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** Tab goes from stop to stop, arrows inside one. */
type Step = 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown';

const MAX_STOPS = 90;

/** Someone who has only a keyboard. After every key the focus must be somewhere, and to be seen there. */
export function createKeyboardDriver(page: Page) {
  const focused = page.locator(':focus');
  // From here on the browser asks us and not the system; told only when the key is pressed, it may ask the system first.
  page.on('filechooser', () => undefined);

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(describeFocus), { message: `after ${key}` }).toBe('seen');
    }
  }

  /** Goes on until the focus has what is looked for, and gives with how many keys. */
  async function walkTo(role: Role, name: string | RegExp, step: Step = 'Tab'): Promise<number> {
    const goal = page.getByRole(role, { name, exact: true }).and(focused);
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      if ((await goal.count()) > 0) return stops;
      await page.keyboard.press(step);
      const isInPage = await page.evaluate(() => document.activeElement !== document.body);
      // The last stop of the window leads out of it, and the next one in again.
      if (isInPage) await expect.poll(() => page.evaluate(describeFocus)).toBe('seen');
    }
    throw new Error(`No stop of ${MAX_STOPS} was ${role} ${name}`);
  }

  return {
    when: {
      presses: press,
      walksThroughParts: () => walkParts(page, press),
      async types(expected: string) {
        await page.keyboard.type(expected);
        await press('Shift');
      },
      walksTo: walkTo,
      /** Finds by the one search box and takes the first hit once it is the one that is meant. */
      async finds(expected: string, hit: RegExp) {
        await press('Control+k');
        await expect(page.getByRole('combobox').and(focused)).toHaveCount(1);
        await page.keyboard.type(expected);
        await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(hit);
        await page.keyboard.press('Enter');
      },
      /** A file of this machine, chosen in the dialog that the shortcut opens. */
      async opensFile(name: string, text: string) {
        const choosing = page.waitForEvent('filechooser');
        await page.keyboard.press('Control+o');
        await (await choosing).setFiles({
          name,
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isSeen: () => expect.poll(() => page.evaluate(describeFocus)).toBe('seen'),
      isAt: (role: Role, name: string | RegExp) =>
        expect(page.getByRole(role, { name }).and(focused)).toHaveCount(1),
      showsDialog: (name: RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible(),
      showsNoDialog: () => expect(page.getByRole('dialog')).toHaveCount(0),
      shows: (role: Role, name: string | RegExp) =>
        expect(page.getByRole(role, { name }).first()).toBeVisible(),
      says: (expected: RegExp) => expect(page.getByText(expected).first()).toBeVisible(),
      beginsWith: (names: readonly string[]) =>
        expect
          .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).slice(0, names.length))
          .toEqual(names),
      hasColumn: (name: RegExp, isThere: boolean) =>
        expect(page.getByRole('columnheader', { name })).toHaveCount(isThere ? 1 : 0),
      /** The header says so, and the rows have followed: a cursor set before goes with its row out of sight. */
      async hasSort(column: RegExp, sort: string) {
        await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', sort);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      },
    },
  };
}

/** Goes on with F6 until it is where it began; gives the names of the parts in which it has been, the first one last. */
async function walkParts(page: Page, press: (key: string) => Promise<void>): Promise<readonly string[]> {
  const names: string[] = [];
  const first = await page.evaluate(nameOfPart);
  while (names.length < MAX_STOPS && names.at(-1) !== first) {
    await press('F6');
    names.push(await page.evaluate(nameOfPart));
  }
  return names;
}

/** Runs in the page: the landmark around the focus. One that has no name has no role either. */
function nameOfPart(): string {
  const part = document.activeElement?.closest('[data-landmark]');
  if (!part?.matches('header, nav, main, aside, section, [role=region]')) return 'no landmark';
  const label = document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent;
  return label ?? part.getAttribute('aria-label') ?? 'no name';
}

/** Runs in the page: "seen", or what is wrong with the focus. */
function describeFocus(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'nowhere';
  const cursor = document.getElementById(activeElement.getAttribute('aria-activedescendant') ?? '');
  const shown = cursor ?? activeElement;
  const expected = (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').slice(0, 60);
  const name = `${activeElement.tagName} ${expected}`;
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name}: out of sight`;
  // A place and a dialog fill the window or stand before everything else: they are seen without a ring.
  if (activeElement.matches('main, [role=dialog], [role=alertdialog]')) return 'seen';
  const isMarked = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const isFilled = getComputedStyle(shown, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)';
  if (activeElement.matches('[role=separator]') && isFilled) return 'seen';
  // The line that a cursor stands on in a list that keeps the focus in its field.
  if (cursor && !cursor.closest('[role=grid], [role=treegrid]')) return 'seen';
  // Small boxes and fields draw the ring around what stands for them.
  for (
    let element: Element | null = shown, up = 0;
    element && up < 3;
    element = element.parentElement, up++
  ) {
    if (isMarked(element)) return 'seen';
  }
  return `${name}: no mark`;
}
