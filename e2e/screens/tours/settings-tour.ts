import type { Tour } from '../walk.ts';

/** All that can be set, and whose work Varde stands on. */
export const settingsTour: Tour = {
  name: 'settings',
  async walk({ app, page, see }) {
    await app.when.goesTo('Innstillinger');
    await see('settings');
    await page.getByRole('textbox', { name: 'Adresse til vannkrafttjenesten' }).fill('ftp://nowhere');
    await page.keyboard.press('Enter');
    await see('address refused');
    await page.getByRole('heading', { name: 'Lagring' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Tilgang', exact: true }).scrollIntoViewIfNeeded();
    await see('storage and access');
    const site = page.getByRole('textbox', { name: 'Nettsted' });
    await site.fill('kart');
    await page.keyboard.press('Enter');
    await see('web site refused');
    await site.fill('https://kart.example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fjern https://kart.example.org' }).waitFor();
    await see('web site allowed');
    await page.getByRole('button', { name: 'Fjern https://kart.example.org' }).click();
    await see('web site removed, with a way back');
    for (const list of ['Data og lisenser', 'Programvare, skrifter og lisenser']) {
      await page.getByRole('button', { name: list }).click();
      await page.getByRole('button', { name: list }).scrollIntoViewIfNeeded();
      await see(list);
    }
  },
};
