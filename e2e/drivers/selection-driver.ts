import type { Page } from '@playwright/test';

/** Rows that are chosen in the table. */
export function createSelectionDriver(page: Page) {
  const row = (name: string) => page.getByRole('grid').getByRole('rowheader', { name, exact: true });
  return {
    when: {
      selects: (name: string) => row(name).click(),
      /** Selects a row and all to another one, and shows no others. */
      async showsOnly(from: string, to: string) {
        await row(from).click();
        await row(to).click({ modifiers: ['Shift'] });
        await page.getByRole('button', { name: /^Vis bare \d+ valgte$/ }).click();
      },
    },
  };
}
