import type { Page } from '@playwright/test';
import type { Tour } from '../walk.ts';

/** The smallest picture that is one: a single pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Deler av observasjonen' }).getByRole('button', { name }).click();

/** What is registered, and how an observation is written: empty, with faults, filled in. */
export const observationsTour: Tour = {
  name: 'observations',
  async walk({ app, page, see }) {
    await app.when.goesTo('Observasjoner');
    await page
      .getByRole('button', { name: /oppdiktet/ })
      .first()
      .click();
    await page.getByRole('article', { name: 'Observasjon' }).waitFor();
    await see('card of a registration');
    await page.getByRole('button', { name: 'Ny observasjon' }).click();
    await page.getByRole('article', { name: 'Kladd' }).waitFor();
    await see('new draft');
    await page.getByRole('radio', { name: 'Snø', exact: true }).click();
    await page.getByRole('textbox', { name: /^Koordinater/ }).fill('32V 404118 6769334');
    await page.getByRole('button', { name: 'Nå', exact: true }).click();
    await section(page, 'Snødekke');
    await page.getByRole('textbox', { name: /^Snødybde/ }).fill('tjue');
    await page.getByRole('button', { name: 'Se etter feil' }).click();
    await section(page, 'Snødekke');
    await see('faults');
    await page.getByRole('textbox', { name: /^Snødybde/ }).fill('12,5');
    await section(page, 'Skredaktivitet');
    await page.getByRole('radio', { name: 'Noen (2-5)' }).click();
    await page.getByRole('button', { name: /^Flere felt/ }).click();
    await see('avalanche activity');
    await section(page, 'Snøprofil');
    await page.getByRole('button', { name: /^Legg til: lag/ }).click();
    await see('snow profile');
    await section(page, 'Bilder');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'skavler.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByText('skavler.png').waitFor();
    await see('pictures');
    await section(page, 'Sted og tid');
    await see('place and time');
  },
};
