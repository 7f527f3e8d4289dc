import { expect, type Page } from '@playwright/test';

/** What takes a while, and what of it is seen meanwhile. */
export function createWorkDriver(page: Page) {
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  return {
    when: {
      savesFirstChart: async () => {
        await button(/^Lagre «.*» som bilde/).click();
        await page.getByRole('menuitem', { name: /^SVG/ }).click();
      },
      presses: (name: RegExp) => button(name).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      /** The button turns, and is not pressed twice. */
      async turns(name: RegExp) {
        await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
        await expect(button(name).locator('.lucide-loader-circle')).toBeVisible();
      },
      async turnsNoMore(name: RegExp) {
        await expect(button(name).locator('.lucide-loader-circle')).toHaveCount(0);
        await expect(button(name)).not.toHaveAttribute('aria-disabled');
      },
      /** For a moment after what it copied lies on the clipboard. */
      ticks: (name: RegExp) => expect(button(name).locator('.lucide-check')).toBeVisible(),
      async showsProgress(name: RegExp) {
        await expect(page.getByRole('progressbar', { name })).toBeVisible();
      },
      showsNoProgress: () => expect(page.getByRole('progressbar')).toHaveCount(0),
      isDrawn: (isBusy: boolean) =>
        expect(page.getByRole('region', { name: 'Forhåndsvisning' })).toHaveAttribute(
          'aria-busy',
          String(isBusy),
          { timeout: 60_000 },
        ),
      says: (expected: RegExp) => expect(page.getByText(expected).first()).toBeAttached({ timeout: 60_000 }),
    },
  };
}
