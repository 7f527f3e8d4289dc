import { expect, type Page } from '@playwright/test';

/** Someone who takes links of views along, and follows them. */
export function createLinkDriver(page: Page) {
  return {
    when: {
      /** The link of the view on the screen; returns it. */
      async copies(): Promise<string> {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: 'Visninger', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Kopier lenke' }).click();
        await expect(page.getByText('Lenken er kopiert.').first()).toBeVisible();
        return page.evaluate(() => navigator.clipboard.readText());
      },
      /** Into the one search box, and clicks on what that makes of it. */
      async pastesAndClicks(link: string, hit: RegExp) {
        await page.keyboard.press('ControlOrMeta+k');
        const box = page.getByRole('dialog');
        await box.getByRole('searchbox').or(box.getByRole('combobox')).first().fill(link);
        await box.getByRole('option', { name: hit }).click();
      },
    },
  };
}
