import { expect, type Locator, type Page } from '@playwright/test';

const OPEN = 'Åpne fil …';

/** The doors for one's own data: a file, or the source that needs an address. */
export function createDoorDriver(page: Page) {
  const bar = page.getByRole('banner');
  const menu = page.getByRole('dialog', { name: 'Datasett' });

  async function opensFiles(button: Locator): Promise<void> {
    const choosing = page.waitForEvent('filechooser');
    await button.click();
    await choosing;
  }

  return {
    when: {
      opensDataSets: async () => {
        await bar.getByRole('button', { name: /^Datasett: / }).click();
        await expect(menu).toBeVisible();
      },
      setsAddressOf: (register: string) =>
        menu.getByRole('button', { name: `Sett adresse for kilden til ${register}` }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      barOpensFiles: () => opensFiles(bar.getByRole('button', { name: OPEN })),
      /** The button is the first of the menu, which is gone when files are chosen. */
      async dataSetsOpenFiles() {
        await expect(menu.getByRole('button').first()).toHaveText(OPEN);
        await opensFiles(menu.getByRole('button', { name: OPEN }));
        await expect(menu).toHaveCount(0);
      },
      placeOpensFiles: () => opensFiles(page.getByRole('main').getByRole('button', { name: OPEN })),
      showsNoMenu: () => expect(menu).toHaveCount(0),
    },
  };
}
