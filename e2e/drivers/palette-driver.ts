import { expect, type Page } from '@playwright/test';

/** Someone who looks for everything in the one search box, and reads what it lists before choosing. */
export function createPaletteDriver(page: Page) {
  const box = page.getByRole('dialog').getByRole('combobox');
  const hits = page.getByRole('dialog').getByRole('option');
  return {
    when: {
      async searches(words: string) {
        await page.keyboard.press('ControlOrMeta+k');
        await box.fill(words);
      },
      async choosesFirst() {
        await page.keyboard.press('Enter');
        await expect(box).toHaveCount(0);
      },
      /** Under the heading of its kind: a municipality may be called as a town is. */
      chooses: (kind: string, name: string) =>
        page
          .getByRole('dialog')
          .getByRole('group', { name: kind })
          .getByRole('option', { name, exact: true })
          .click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      listsFirst: (hit: string | RegExp) => expect(hits.first()).toHaveText(hit),
      /** The status line says where the pointer is on the map. */
      readsPlace: (degrees: RegExp) => expect(page.getByRole('contentinfo')).toHaveText(degrees),
    },
  };
}
