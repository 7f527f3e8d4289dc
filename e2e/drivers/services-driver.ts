import { expect, type Page } from '@playwright/test';

/** The place Services. */
export function createServicesDriver(page: Page) {
  return {
    when: {
      async tries(operation: string, values: { readonly [field: string]: string } = {}) {
        await page.getByRole('button', { name: `GET ${operation}`, exact: true }).click();
        const details = page
          .getByRole('group', { name: `GET ${operation}` })
          .or(page.getByRole('main'))
          .last();
        for (const [field, value] of Object.entries(values)) {
          await details.getByRole('textbox', { name: field }).fill(value);
        }
        await details.getByRole('button', { name: 'Send', exact: true }).click();
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      answered: (status: number, words: RegExp) =>
        Promise.all([
          expect(page.getByText(`Svar med status ${status}`)).toBeVisible(),
          expect(page.getByText(words).first()).toBeVisible(),
        ]),
      listsRequest: (path: string) => expect(page.getByRole('main').getByText(path).last()).toBeVisible(),
    },
  };
}
