import { expect, type Page } from '@playwright/test';

/** The place Settings. */
export function createSettingsDriver(page: Page) {
  async function fill(label: string, value: string): Promise<void> {
    const field = page.getByRole('textbox', { name: label });
    await field.fill(value);
    await field.press('Enter');
    await field.blur();
    await expect(page.getByText(/^lagret /).first()).toBeVisible();
  }
  return {
    when: {
      setsExportFolder: (path: string) => fill('Mappe for eksport', path),
      setsSourceOfPlants: (address: string) => fill('Adresse til vannkrafttjenesten', address),
      fetches: (register: string) =>
        page.getByRole('button', { name: `Hent ${register} fra kilden` }).click(),
      issuesToken: async (name: string) => {
        await page.getByRole('textbox', { name: 'Navn på programmet' }).fill(name);
        await page.keyboard.press('Enter');
        await expect(page.getByText(name, { exact: true })).toBeVisible();
      },
      choosesTheme: (theme: string) =>
        page
          .locator('label')
          .filter({ hasText: new RegExp(`^${theme}$`) })
          .click(),
      choosesLanguage: (language: string) => page.locator('label').filter({ hasText: language }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isDrawnIn: (theme: string) => expect(page.locator('html')).toHaveAttribute('data-theme', theme),
      /** What led here needs this setting. */
      asksFor: (field: string) => expect(page.getByRole('textbox', { name: field })).toBeFocused(),
      speaks: (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language),
    },
  };
}
