import { expect, type Page } from '@playwright/test';

/** What is drawn and counted from the rows that the table shows: charts, pivot, comparison. */
export function createAnalysisDriver(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    when: {
      /** Diagram, Pivot or Sammenlign: a second time leads back to the table. */
      toggles: (mode: string) => page.getByRole('button', { name: mode, exact: true }).click(),
      picksBar: (chart: string, bar: string) =>
        region('Diagram')
          .getByRole('list', { name: chart })
          .getByRole('button', { name: new RegExp(`^${bar}: `) })
          .click(),
      picksCell: (said: string) => region('Pivot').getByRole('button', { name: said, exact: true }).click(),
      swapsPivot: () => region('Pivot').getByRole('button', { name: 'Bytt rader og kolonner' }).click(),
      async comparesWith(name: string, text: string) {
        const choosing = page.waitForEvent('filechooser');
        await region('Sammenlign').getByRole('button', { name: 'Velg fil …' }).click();
        const chooser = await choosing;
        await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      /** Of the joined buttons, which are one group, this one is pressed and no other. */
      async isLookedAtAs(mode: string) {
        const modes = page.getByRole('group', { name: 'Vis radene som' }).getByRole('button');
        await expect(modes).toHaveCount(4);
        await expect(modes.and(page.locator('[aria-pressed="true"]'))).toHaveAccessibleName(mode);
        await expect(modes.and(page.locator('[aria-pressed="false"]'))).toHaveCount(3);
      },
      async cannotExport(reason: string) {
        const button = page.getByRole('button', { name: 'Eksporter', exact: true });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(reason);
      },
      drawsChart: (title: string) =>
        expect(region('Diagram').getByRole('heading', { name: title, level: 3 })).toBeVisible(),
      /** The bars of a chart, each with what it says. */
      chartHasBars: (title: string, bars: readonly string[]) =>
        expect
          .poll(() =>
            region('Diagram')
              .getByRole('list', { name: title })
              .getByRole('button')
              .evaluateAll((all) => all.map((bar) => bar.ariaLabel?.replaceAll(/\s/g, ' '))),
          )
          .toEqual(bars),
      /** The bars of a chart by their names alone, in their order. */
      chartNamesBars: (title: string, names: readonly string[]) =>
        expect
          .poll(() =>
            region('Diagram')
              .getByRole('list', { name: title })
              .getByRole('button')
              .evaluateAll((all) => all.map((bar) => bar.ariaLabel?.split(': ')[0])),
          )
          .toEqual(names),
      pivotHasRow: (cells: readonly string[]) =>
        expect(region('Pivot').getByRole('row', { name: cells.join(' '), exact: true })).toBeVisible(),
      comparisonSays: (expected: RegExp) =>
        expect(region('Sammenlign').getByText(expected).first()).toBeVisible(),
    },
  };
}
