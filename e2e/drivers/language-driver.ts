import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const LOCALES = resolve(import.meta.dirname, '../../assets/locales');
/** Shorter pieces occur in other words. */
const LEAST_LETTERS = 6;

type Texts = { readonly [key: string]: string };

function readTexts(language: 'nb' | 'en'): Texts {
  const folder = resolve(LOCALES, language);
  const files = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'));
  return Object.assign({}, ...files.map((text): Texts => JSON.parse(text)));
}

/** What stands in a message between its arguments, so far as it is long enough to be known again. */
function piecesOf(message: string): string[] {
  return message
    .split(/[{}#<>]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= LEAST_LETTERS && /\p{L}{3}/u.test(piece) && !/^\w+, \w+/.test(piece));
}

/** The words of the Norwegian interface that the English one does not use anywhere. */
function norwegianTexts() {
  const norwegian = readTexts('nb');
  const english = readTexts('en');
  const all = Object.values(english).join('\n');
  const whole = new Set<string>();
  const pieces = new Set<string>();
  for (const [key, message] of Object.entries(norwegian)) {
    if (message === english[key]) continue;
    if (!message.includes('{') && !all.includes(message)) whole.add(message);
    if (message.includes(' '))
      for (const piece of piecesOf(message)) if (!all.includes(piece)) pieces.add(piece);
  }
  return { whole, pieces: [...pieces] };
}

/** Everything in the page that is read or heard, each text for itself. */
function readEverything(): string[] {
  const found = new Set<string>();
  const add = (text: string | null) => {
    const expected = text?.replaceAll(/\s+/g, ' ').trim();
    if (expected) found.add(expected);
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ])
      add(element.getAttribute(name));
  }
  add(document.title);
  return [...found];
}

/** In which language the app speaks. */
export function createLanguageDriver(page: Page) {
  const { whole, pieces } = norwegianTexts();
  return {
    when: {
      async isSwitchedToEnglish() {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox').and(page.locator(':focus'))).toHaveCount(1);
        await page.keyboard.type('engelsk');
        await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/English/);
        await page.keyboard.press('Enter');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      },
      takesIn: async (rows: string) => {
        await page.getByRole('button', { name: new RegExp(`${rows} rows`) }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
      opensRow: async (name: string) => {
        await page.getByRole('searchbox', { name: /all fields/i }).fill(name);
        await page.getByRole('rowheader', { name, exact: true }).click();
        await page.keyboard.press('Enter');
      },
      presses: (keys: string) => page.keyboard.press(keys),
      opens: (button: string | RegExp) => page.getByRole('button', { name: button }).first().click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      says: (expected: string | RegExp) =>
        expect(page.getByText(expected).filter({ visible: true }).first()).toBeVisible(),
      hasCell: (name: RegExp) => expect(page.getByRole('gridcell', { name }).first()).toBeVisible(),
      showsDialog: (name: RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible(),
      /** Neither a whole text nor a piece of one of the Norwegian interface; `data` are words of the data themselves. */
      async isEnglish(data: readonly string[] = []) {
        await expect
          .poll(async () => {
            const texts = await page.evaluate(readEverything);
            return texts.filter(
              (text) =>
                !data.includes(text) &&
                // A name of the sample.
                !text.includes('(oppdiktet)') &&
                (whole.has(text) || pieces.some((piece) => text.includes(piece))),
            );
          })
          .toEqual([]);
      },
    },
  };
}
