import { expect, type Page } from '@playwright/test';

/** The chart of two numbers of each row, with a pointer. */
export function createScatterDriver(page: Page) {
  const charts = page.getByRole('region', { name: 'Diagram' });
  const picture = (title: string) => charts.getByRole('img', { name: title, exact: true });
  const tip = charts.locator('[aria-hidden] dl');
  return {
    when: {
      /** Vannrett or Loddrett. */
      async choosesAxis(axis: string, column: string) {
        await charts.getByRole('button', { name: new RegExp(`${axis}$`) }).click();
        await page.getByRole('option', { name: column, exact: true }).click();
      },
      /** Points at the only point that the filters leave: what is drawn besides axes and legend is its mark. */
      async pointsAtTheOnlyPoint(title: string) {
        const marks = picture(title).locator('> path[d^="M"]');
        await expect(marks).toHaveCount(1);
        await marks.hover();
      },
      async clicks() {
        await page.mouse.down();
        await page.mouse.up();
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isDrawn: (title: string) => expect(picture(title)).toBeVisible(),
      tellsOfThePoint: (values: RegExp) => expect(tip).toHaveText(values),
    },
  };
}
