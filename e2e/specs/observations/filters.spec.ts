import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';

const chips = (within: Page | Locator, hazard: string) =>
  within.getByRole('toolbar', { name: 'Naturfare' }).getByText(hazard, { exact: true });

/** The list stays open while one chooses. */
async function chooses(page: Page, field: Locator, names: readonly string[]): Promise<void> {
  await field.click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('observations are filtered by several hazards, regions and forms at once', async ({ app }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  const filter = page.getByRole('button', { name: /^Filter/ });
  const items = page.getByRole('button', { name: /oppdiktet/ });
  await filter.click();
  await chips(page, 'Snø').click();
  await chips(page, 'Is').click();

  const region = page.getByRole('button', { name: /Region/ });
  await chooses(page, region, ['Lyngen', 'Jotunheimen']);
  await expect(filter).toHaveText('Filter · Snø · Is · Lyngen · Jotunheimen');
  await expect(page.getByText('Is: ingen region er valgt, så ingenting av dette kommer med.')).toBeVisible();
  await chooses(page, region, ['Buskerud', 'Lyngen']);
  await expect(filter).toHaveText('Filter · Snø · Is · Jotunheimen · Buskerud');
  await expect(page.getByText(/ingen region er valgt/)).toHaveCount(0);
  // A hazard that goes takes its regions with it.
  await chips(page, 'Is').click();
  await expect(filter).toHaveText('Filter · Snø · Jotunheimen');
  await chooses(page, region, ['Jotunheimen']);

  const all = await items.count();
  const form = page.getByRole('button', { name: /Med skjemaet/ });
  await chooses(page, form, ['Faretegn', 'Snødekke']);
  await expect(filter).toHaveText('Filter · Snø · Faretegn · Snødekke');
  await expect.poll(() => items.count()).toBeLessThan(all);
  for (const item of await items.all()) await expect(item).toHaveText(/Faretegn|Snødekke/);
});

test('several hazards and regions are fetched in one go', async ({ app, varde }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Legg til mottaker' }).click();
  await page.getByRole('textbox', { name: 'Navn på mottakeren' }).fill('Kontoret');
  await page.getByRole('textbox', { name: 'Adresse' }).fill(`${varde.ready.services['observation']}/v3.2.0`);
  await page
    .getByRole('textbox', { name: 'Observatørens GUID' })
    .fill('3f0c9a52-0000-4000-8000-000000000001');
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Hent observasjoner fra Kontoret' }).click();
  const wish = page.getByRole('form', { name: 'Hent observasjoner fra Kontoret' });
  await chips(wish, 'Vann').click();
  await chips(wish, 'Is').click();
  await chooses(page, wish.getByRole('button', { name: /Region/ }), ['Glommavassdraget', 'Buskerud']);
  await wish.getByRole('textbox', { name: 'Fra dag' }).fill('2024');
  await wish.getByRole('button', { name: 'Hent', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hentet' })).toContainText('3 observasjoner');
});
