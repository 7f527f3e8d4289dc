import type { Page } from '@playwright/test';
import type { Tour, Walk } from '../walk.ts';

/** The smallest picture that is one: a single pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Deler av observasjonen' }).getByRole('button', { name }).click();

/** In the last list of that name. */
async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A target that nobody is at first, and then this Varde itself. */
async function seeTargets({ page, see, varde }: Pick<Walk, 'page' | 'see' | 'varde'>): Promise<void> {
  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Legg til mottaker' }).click();
  await see('form of a target');
  await page.getByRole('textbox', { name: 'Navn på mottakeren' }).fill('Kontoret');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('http://127.0.0.1:59123');
  await page
    .getByRole('textbox', { name: 'Observatørens GUID' })
    .fill('3f0c9a52-0000-4000-8000-000000000001');
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Prøv Kontoret' }).click();
  await page.getByRole('region', { name: 'Mottakere' }).getByRole('status').waitFor();
  await see('targets');
  await page.getByRole('button', { name: 'Endre Kontoret' }).click();
  await page.getByRole('textbox', { name: 'Adresse' }).fill(`${varde.ready.services['observation']}/v3.2.0`);
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Hent observasjoner fra Kontoret' }).click();
  const wish = page.getByRole('form', { name: 'Hent observasjoner fra Kontoret' });
  await wish.getByText('Snø', { exact: true }).click();
  await wish.getByRole('textbox', { name: 'Fra dag' }).fill('2024');
  await wish.getByText('Hent bildene også').click();
  await see('what is to be fetched');
  await wish.getByRole('button', { name: 'Hent', exact: true }).click();
  await page.getByRole('region', { name: 'Hentet' }).waitFor();
  await see('fetched');
  await page
    .getByRole('button', { name: /Hentet fra Kontoret/ })
    .first()
    .click();
  await page.getByText(/^Krediteres/).waitFor();
  await see('card of a fetched registration');
}

/** Without a token the target refuses it, and it waits. */
async function seeOutbox({ page, see }: Pick<Walk, 'page' | 'see'>): Promise<void> {
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  await section(page, 'Bilder');
  await page.getByRole('button', { name: /^Fjern skavler/ }).click();
  await page.getByRole('button', { name: /Leveres til/ }).click();
  await page.getByRole('option', { name: 'Kontoret' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen likevel' }).click();
  await page
    .getByRole('article', { name: 'Levering' })
    .getByText(/avviste nøkkelen/)
    .waitFor();
  await see('outbox item');
}

/** What is registered, and how an observation is written: empty, with faults, filled in. */
export const observationsTour: Tour = {
  name: 'observations',
  async walk({ app, page, see, varde }) {
    await app.when.goesTo('Observasjoner');
    await page
      .getByRole('button', { name: /oppdiktet/ })
      .first()
      .click();
    await page.getByRole('article', { name: 'Observasjon' }).waitFor();
    await see('card of a registration');
    await page.emulateMedia({ media: 'print' });
    await see('printed registration');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('toolbar', { name: 'Naturfare' }).getByText('Snø', { exact: true }).click();
    await page.getByRole('button', { name: 'Flere kriterier' }).click();
    await see('filters of registrations');
    await page.getByRole('button', { name: 'Fjern filtre' }).click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('button', { name: 'Eksporter' }).click();
    await page.getByRole('dialog').waitFor();
    await see('export of registrations');
    await page.keyboard.press('Escape');
    await seeTargets({ page, see, varde });
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
    await page.getByRole('textbox', { name: /^Høyde \(/ }).fill('1200');
    await page.getByRole('radio', { name: 'Over', exact: true }).click();
    await page.getByRole('button', { name: 'Hva feltene betyr' }).click();
    await see('avalanche activity');
    await section(page, 'Snøprofil');
    await page.getByRole('button', { name: /^Legg til: lag/ }).click();
    await page.getByRole('textbox', { name: /^Tykkelse/ }).fill('12');
    await choose(page, /Hardhet · /, 'F');
    await page.getByRole('button', { name: /^Legg til: lag/ }).click();
    await page
      .getByRole('textbox', { name: /^Tykkelse/ })
      .last()
      .fill('40');
    await choose(page, /Hardhet · /, '1F');
    await see('snow profile');
    await section(page, 'Bilder');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'skavler.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByText('skavler.png').waitFor();
    await see('pictures');
    await section(page, 'Sted og tid');
    await see('place and time');
    await seeOutbox({ page, see });
  },
};
