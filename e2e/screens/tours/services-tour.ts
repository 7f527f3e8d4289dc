import type { Tour } from '../walk.ts';

/** What other programs are offered, tried from here. */
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
    await app.services.when.tries('GetHydroPowerPlants');
    await see('operation without parameters');
    await page.getByRole('button', { name: 'POST GetMapName', exact: true }).click();
    await page.getByRole('button', { name: 'POST GetMapName', exact: true }).scrollIntoViewIfNeeded();
    await see('operation of the map service');
  },
};
