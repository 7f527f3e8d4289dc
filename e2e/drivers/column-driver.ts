import { expect, type Page } from '@playwright/test';

/** The columns of a table: which are shown, what their menus do, what their statistics say. */
export function createColumnDriver(page: Page) {
  const headers = page.getByRole('grid').or(page.getByRole('treegrid')).getByRole('columnheader');
  const header = (column: string) => headers.filter({ hasText: new RegExp(`^${column}`) });
  const form = page.getByRole('dialog', { name: /beregnet kolonne$/ });
  return {
    when: {
      /** The form in which a column is computed of others. */
      async opensComputedForm() {
        await page.getByRole('button', { name: 'Kolonner', exact: true }).click();
        await page
          .getByRole('dialog', { name: /^Kolonner i/ })
          .getByRole('button', { name: /^Ny beregnet kolonne/ })
          .click();
      },
      namesComputed: (name: string) => form.getByRole('textbox', { name: 'Navn' }).fill(name),
      computes: (expression: string) => form.getByRole('textbox', { name: 'Beregning' }).fill(expression),
      savesComputed: async () => {
        await form.getByRole('button', { name: 'Lagre' }).click();
        await expect(form).toHaveCount(0);
      },
      async isShown(column: string) {
        await page.getByRole('button', { name: 'Kolonner', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: /^Kolonner i/ });
        await dialog.locator('label').filter({ hasText: column }).click();
        await dialog.getByRole('button', { name: 'Ferdig' }).click();
      },
      /** By the pointer: the menu at the head of a column. */
      opensMenu: (column: string) => header(column).click({ button: 'right' }),
      async choosesInMenu(column: string, act: string) {
        await header(column).click({ button: 'right' });
        await page.getByRole('menuitem', { name: act, exact: true }).click();
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async areShown(names: readonly string[]) {
        await expect
          .poll(async () => (await headers.allInnerTexts()).map((expected) => expected.split('\n')[0]))
          .toEqual(names);
      },
      /** What the expression gives for the first row that it gives something for. */
      showsFirstValue: (said: string) => expect(form.getByRole('status')).toHaveText(said),
      /** What is wrong with the expression stands below it, and nothing can be saved. */
      async tellsFault(sentence: string) {
        await expect(form.getByText(sentence)).toBeVisible();
        await expect(form.getByRole('button', { name: 'Lagre' })).toBeDisabled();
      },
      hasCell: (said: string) =>
        expect(page.getByRole('gridcell', { name: said, exact: true }).first()).toBeVisible(),
      async offersInMenu(menu: string, acts: readonly string[]) {
        const items = page.getByRole('menu', { name: menu }).getByRole('menuitem');
        for (const act of acts) await expect(items.filter({ hasText: act }).first()).toBeVisible();
      },
      /** The dialog of statistics says a number behind its name. */
      saysStatistic: (name: string, value: RegExp) =>
        expect(
          page.getByRole('dialog', { name: 'Statistikk' }).locator('dl > div').filter({ hasText: name }),
        ).toHaveText(value),
    },
  };
}
