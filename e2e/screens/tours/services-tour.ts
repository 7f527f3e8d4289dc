import type { Tour } from '../walk.ts';

/** What other programs are offered, tried from here: operations, then tiles. */
export const servicesTour: Tour = {
  name: 'services',
  async walk({ app, page, see }) {
    await app.when.goesTo('Tjenester');
    await see('operations');
    await page.getByRole('button', { name: 'GET GetSummaryValues', exact: true }).click();
    await see('operation and its form');
    await page.getByRole('button', { name: 'GET GetSummaryValues', exact: true }).click();
    await app.services.when.tries('GetSummaryValues', { year: '2020', period: 'q1' });
    await app.services.then.answered(200, /"IMaalet": \d+/);
    await see('answer');
    await page.getByRole('button', { name: 'HTTP-hoder' }).click();
    await page.getByRole('button', { name: 'Svarer med SummaryValues' }).click();
    await see('headers and fields of an answer');
    await page.getByRole('button', { name: 'GET GetSummaryValues', exact: true }).click();
    await app.services.when.tries('GetSummaryValues', { year: 'i fjor' });
    await app.services.then.answered(400, /Message/);
    await see('request refused');
    await app.services.when.tries('GetHydroPowerPlants');
    await see('operation without parameters');
    await page.getByRole('button', { name: 'POST GetMapName', exact: true }).click();
    await page.getByRole('button', { name: 'POST GetMapName', exact: true }).scrollIntoViewIfNeeded();
    await see('operation of the map service');
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).last().click();
    await page
      .getByText('<GetMapNameResponse', { exact: false })
      .or(page.getByText('GetMapNameResponse'))
      .first()
      .waitFor();
    await page.getByText('GetMapNameResponse').first().scrollIntoViewIfNeeded();
    await see('answer of the map service');
    const requests = page.getByRole('tab', { name: 'Siste forespørsler' });
    if (await requests.isVisible()) await requests.click();
    await page.getByRole('button', { name: 'Stans listen' }).click();
    await see('requests held still');
    await app.when.goesTo('Kartcacher');
    await see('tile caches');
    await page.getByRole('button', { name: 'Bygg fliser av Varde web' }).click();
    // Some tiles of each level are drawn for it, by software here.
    await page.getByRole('dialog').getByText('omtrent').waitFor({ timeout: 120_000 });
    await see('tiles to be built');
    await page.keyboard.press('Escape');
  },
};
