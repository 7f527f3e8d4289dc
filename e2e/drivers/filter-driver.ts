import { expect, type Page } from '@playwright/test';

/** The filters beside a table. Ends of ranges are named by the column with its unit. */
export function createFilterDriver(page: Page) {
  const filters = page.getByRole('region', { name: 'Filtre' });
  const filterOf = (column: string) =>
    filters.locator('[data-filter]').filter({ has: page.getByRole('button', { name: column, exact: true }) });

  async function fillEnd(label: string, value: string): Promise<void> {
    const field = filters.getByRole('textbox', { name: label });
    await field.fill(value);
    await field.press('Enter');
  }

  /** Ticked or not, it is the other way then. */
  const tickBox = (column: string, box: string) =>
    filterOf(column).locator('label').filter({ hasText: box }).click();

  return {
    when: {
      opens: (column: string) => filters.getByRole('button', { name: column, exact: true }).click(),
      goesFrom: (column: string, least: string) => fillEnd(`Minste ${column}`, least),
      goesTo: (column: string, most: string) => fillEnd(`Største ${column}`, most),
      addsRange: (column: string) =>
        filters
          .locator('[data-filter]')
          .filter({ has: page.getByRole('textbox', { name: `Minste ${column}` }) })
          .getByRole('button', { name: 'Eller et intervall til' })
          .click(),
      /** By the boxes below the ends of a range, and below a filter. */
      leavesEndsOut: (column: string) => tickBox(column, 'Uten grensene selv'),
      keepsAllOthers: (column: string) => tickBox(column, 'Alle andre enn disse'),
      containsText: (expected: string) => filters.getByRole('textbox', { name: 'Inneholder' }).fill(expected),
      async choosesPresence(column: string, choice: RegExp) {
        await filterOf(column)
          .getByRole('button', { name: /Verdi$/ })
          .click();
        await page.getByRole('option', { name: choice }).click();
      },
      async adds(column: string) {
        await filters.getByRole('button', { name: 'Filtrer etter flere kolonner' }).click();
        await page.getByRole('menuitem', { name: column }).click();
      },
      showsUnseenChips: () => page.getByRole('button', { name: /ute av syne: vis alle$/ }).click(),
      removesChipOfList: (column: string) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^Fjern ${column}`) })
          .click(),
      bindsRowsToMap: () => filters.getByText('Bare rader i kartutsnittet').click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      countsUnseenChips: () =>
        expect(page.getByRole('button', { name: /^\+[1-9] filtre? ute av syne/ })).toHaveText(/^\+[1-9]$/),
      countsNoUnseenChips: () => expect(page.getByRole('button', { name: /ute av syne/ })).toHaveCount(0),
      listsChips: (count: number) =>
        expect(page.getByRole('dialog').getByRole('button', { name: /^Fjern / })).toHaveCount(count),
      areShown: () => expect(filters).toBeVisible(),
      areHidden: () => expect(filters).toHaveCount(0),
      leavesFewerThan: (total: number) =>
        expect(async () => {
          const [said = ''] = await page.getByText(/^\d+ av \d+ rader$/).allInnerTexts();
          expect(Number.parseInt(said, 10)).toBeLessThan(total);
        }).toPass({ timeout: 15_000 }),
    },
  };
}
