import { expect, type Page } from '@playwright/test';

/** The place Map. What the picture shows stands beside it as a list, by which people without a pointer work too. */
export function createMapDriver(page: Page) {
  const main = page.getByRole('main');
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const inView = page.getByRole('region', { name: 'I kartutsnittet' });
  return {
    when: {
      picksFromList: (name: string) => inView.getByRole('button', { name: new RegExp(`^${name} `) }).click(),
      async zoomsByKey(times: number) {
        await map.focus();
        for (let count = 0; count < times; count++) await page.keyboard.press('+');
      },
      showsAllOfNorway: () => main.getByRole('button', { name: 'Vis hele Norge' }).click(),
      goesToCoordinate: async (text: string) => {
        await main.getByRole('textbox', { name: 'Gå til koordinat' }).fill(text);
        await page.keyboard.press('Enter');
      },
    },
    get: {
      inView: () => inView.getByRole('status').textContent(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      listsInView: (name: string) =>
        expect(inView.getByRole('button', { name: new RegExp(`^${name} `) })).toBeVisible(),
      listsFewerThan: (words: string | null) =>
        expect(inView.getByRole('status')).not.toHaveText(words ?? ''),
      scaleBarSaysWhereItIsTrue: () => expect(main.getByText(/sann\sved\s\d+°\sN/)).toBeVisible(),
      statusSaysScale: () =>
        expect(page.getByText(/Web Mercator · 1\s:\s[\d\s]+\sved\s\d+°\sN/)).toBeVisible(),
      creditsSources: () => expect(main.getByText(/Natural Earth/)).toBeVisible(),
      showsCardOf: (name: string) => expect(main.getByRole('heading', { name, level: 2 })).toBeVisible(),
    },
  };
}
