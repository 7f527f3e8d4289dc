import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Files that are written from what a table shows. */
export function createExportDriver(page: Page) {
  return {
    when: {
      /** Writes what is shown; returns the path that the app tells. */
      async writes(format: RegExp, fileName: string): Promise<string> {
        await page.getByRole('button', { name: 'Eksporter', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: /^Eksporter/ });
        await dialog.locator('label').filter({ hasText: format }).first().click();
        await dialog.getByRole('textbox', { name: 'Filnavn' }).fill(fileName);
        await dialog.getByRole('button', { name: 'Skriv fil' }).click();
        await expect(dialog.getByText('er skrevet og lest tilbake')).toBeVisible();
        const path = (await dialog.getByText(fileName).last().textContent()) ?? '';
        await dialog.getByRole('button', { name: 'Lukk' }).first().click();
        return path.trim();
      },
    },
    get: {
      text: (path: string) => readFileSync(path, 'utf8'),
    },
  };
}
