import { showsFilters, type Tour } from '../walk.ts';

/** The table of the plants: ways to order, group and choose, and the card. */
export const plantsTour: Tour = {
  name: 'plants',
  async walk({ app, page, see }) {
    const groups = page.locator('header').getByRole('button', { name: /^(Grupper: )?Fylke$/ });
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await see('table');
    await page.getByRole('button', { name: 'Om summene' }).click();
    await see('about the sums');
    await page.keyboard.press('Escape');

    await app.table.when.groupsBy('Fylke');
    await app.table.then.cardSays('Agder');
    await see('grouped');
    await groups.click();
    await see('group menu');
    await page.getByRole('menuitem', { name: 'Åpne alle grupper' }).click();
    await see('groups open');
    await groups.click();
    await page.getByRole('menuitemradio', { name: 'Ingen grupper' }).click();

    await app.columns.when.opensMenu('Effekt');
    await see('column menu');
    await page.getByRole('menuitem', { name: 'Statistikk' }).click();
    await page.getByRole('dialog').getByText('Median').waitFor();
    await see('statistics of numbers');
    await page.keyboard.press('Escape');
    await app.columns.when.opensMenu('Fylke');
    await page.getByRole('menuitem', { name: 'Statistikk' }).click();
    await page.getByRole('dialog').getByText('Ulike verdier').waitFor();
    await see('statistics of texts');
    await page.keyboard.press('Escape');

    await app.when.opens('Kolonner');
    await see('columns dialog');
    await page.keyboard.press('Escape');
    await app.when.opens('Visninger');
    await see('views menu');
    await page.keyboard.press('Escape');
    const putAway = await showsFilters(page);
    await app.table.when.togglesFilter('Pumpekraftverk');
    await putAway();
    await app.table.when.savesView('Pumpekraft');
    await see('notice of a kept view');
    await app.when.opens('Visninger');
    await see('views menu with a view');
    await page.getByRole('menuitem', { name: 'Lagre visningen' }).click();
    await see('save a view');
    await page.keyboard.press('Escape');
    await app.table.when.removesAllFilters();

    await app.table.when.opensRow('Adamselv');
    await app.table.then.showsCard('Adamselv');
    await see('plant card');
    await page.getByRole('region', { name: 'Alt om Adamselv' }).evaluate((body) => {
      body.scrollTop = body.scrollHeight;
    });
    await see('plant card, lower end');
  },
};
