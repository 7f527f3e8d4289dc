import { expect, type Page } from '@playwright/test';

/** Rows that are chosen in the table. */
export function createSelectionDriver(page: Page) {
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'));
  const row = (name: string) => grid.getByRole('rowheader', { name, exact: true });
  const onlyButton = page.getByRole('button', { name: /^Vis bare \d+ valgte?$/ });
  return {
    when: {
      selects: (name: string) => row(name).click(),
      adds: (name: string) => row(name).click({ modifiers: ['ControlOrMeta'] }),
      /** Selects a row and all to another one, and shows no others. */
      async showsOnly(from: string, to: string) {
        await row(from).click();
        await row(to).click({ modifiers: ['Shift'] });
        await onlyButton.click();
      },
      closesCard: () => page.getByTestId('card').getByRole('button', { name: 'Lukk', exact: true }).click(),
      showsOnlyTheSelected: () => onlyButton.click(),
      /** By a pointer that rests on its upper edge: nothing is scrolled for it. */
      async clicksWhereItIs(name: string) {
        const box = await row(name).boundingBox();
        if (!box) throw new Error(`There is no row ${name}`);
        await page.mouse.click(box.x + 40, box.y + 3);
      },
    },
    get: {
      /** How far below the upper edge of the window a row begins. */
      top: async (name: string) => (await row(name).boundingBox())?.y,
      /** The last row that its edge does not hide, cut off by it or not. */
      lastRowInSight: () => grid.evaluate(lastNameInSight),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isInSight: (name: string) => expect(row(name)).toBeInViewport({ ratio: 1 }),
      /** Of the rows that are drawn these are selected, and no others. */
      lights: (names: readonly string[]) =>
        expect(grid.getByRole('row', { selected: true }).getByRole('rowheader')).toHaveText([...names]),
      /** Every row that is drawn is selected. */
      lightsAll: () => expect(grid.locator('[aria-selected=false]')).toHaveCount(0),
      /** The status line counts the selected rows. */
      counts: (count: number) => expect(page.getByText(new RegExp(`^${count} valgte? · `))).toBeVisible(),
      offersOnly: (count: number) => expect(onlyButton).toHaveText(new RegExp(`^Vis bare ${count} valgte?$`)),
    },
  };
}

/** Runs in the page. */
function lastNameInSight(table: Element): string {
  const bottom = table.parentElement?.getBoundingClientRect().bottom ?? 0;
  const names = [...table.querySelectorAll('tbody th')].filter(
    (name) => name.getBoundingClientRect().top + 4 < bottom,
  );
  const tops = names.map((name) => name.getBoundingClientRect().top);
  return names[tops.indexOf(Math.max(...tops))]?.textContent ?? '';
}
