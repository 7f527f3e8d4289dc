import { expect, type Page } from '@playwright/test';

/** The table of a place: what it shows, and what a person does to it. */
export function createTableDriver(page: Page) {
  const filters = page.getByRole('region', { name: 'Filtre' });
  // In groups it is a tree.
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'));
  const search = page.getByRole('searchbox', { name: 'Filtrer i alle felt' });

  async function choose(button: string, item: string): Promise<void> {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page
      .getByRole('menu')
      .locator('[role=menuitem], [role=menuitemradio]')
      .filter({ hasText: item })
      .first()
      .click();
  }

  return {
    when: {
      searches: (expected: string) => search.fill(expected),
      /** Chooses or leaves a value of a facet that is open. */
      togglesFilter: (value: string) => filters.getByRole('checkbox', { name: value, exact: true }).click(),
      sortsBy: (column: string, modifiers: 'Shift'[] = []) =>
        grid.getByRole('columnheader', { name: new RegExp(`^${column}`) }).click({ modifiers }),
      groupsBy: (column: string) => choose('Grupper', column),
      removesAllFilters: () => page.getByRole('button', { name: 'Fjern alle' }).click(),
      opensRow: async (name: string) => {
        await grid.getByRole('rowheader', { name, exact: true }).click();
        await page.keyboard.press('Enter');
      },
      /** The keyboard comes into the table. */
      isEntered: () => grid.focus(),
      async savesView(name: string) {
        await choose('Visninger', 'Lagre visningen');
        await page.getByRole('textbox', { name: 'Navn på visningen' }).fill(name);
        await page.getByRole('button', { name: 'Lagre', exact: true }).click();
        await expect(page.getByText(`Visningen «${name}» er lagret.`).first()).toBeVisible();
      },
      opensView: (name: string) => choose('Visninger', name),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      saysEmpty: (register: string) => expect(page.getByText(`Ingen rader i ${register}`)).toBeVisible(),
      showsCount: (shown: number, total: number) =>
        expect(page.getByText(`${shown} av ${total} rader`, { exact: false }).first()).toBeVisible(),
      async beginsWith(names: readonly string[]) {
        await expect
          .poll(async () => (await grid.getByRole('rowheader').allInnerTexts()).slice(0, names.length))
          .toEqual(names);
      },
      /** The rows that are drawn stand in this order, and are more than a few. */
      isOrderedBy: (compare: (a: string, b: string) => number) =>
        expect(async () => {
          const names = await grid.getByRole('rowheader').allInnerTexts();
          expect(names.length).toBeGreaterThan(10);
          expect(names).toEqual(names.toSorted(compare));
        }).toPass({ timeout: 15_000 }),
      hasGroup: (name: string, rows: number) =>
        expect(
          grid
            .getByRole('row')
            .filter({ hasText: name })
            .filter({ hasText: `${rows} rader` }),
        ).toBeVisible(),
      totalsSay: (expected: RegExp) => expect(page.getByText(expected).first()).toBeVisible(),
      showsRow: (name: string) => expect(grid.getByRole('rowheader', { name, exact: true })).toBeVisible(),
      saysWhichFiltersLeaveNothing: () => expect(page.getByText('Ingen rader passer').first()).toBeVisible(),
      hasChip: (expected: string) => expect(page.getByText(expected, { exact: true }).first()).toBeVisible(),
      async hasView(name: string) {
        await page.getByRole('button', { name: 'Visninger', exact: true }).click();
        const kept = page.getByRole('group', { name: 'Lagrede visninger' });
        await expect(kept.getByRole('menuitem', { name })).toBeVisible();
        await page.keyboard.press('Escape');
      },
      showsCard: (name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible(),
      showsSomeCard: () => expect(page.getByRole('button', { name: 'Kopier kortet' })).toBeVisible(),
      cardSays: (expected: string | RegExp) =>
        expect(page.getByRole('main').getByText(expected).first()).toBeVisible(),
    },
  };
}
