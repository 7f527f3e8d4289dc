import { expect, test } from '../../drivers/app-test.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const OBSERVER = '3f0c9a52-0000-4000-8000-000000000001';

// Only two whole programs show that what a person finishes in one is found by a search of the other.
test('an observation goes from one Varde to another, and is called sent when it was seen there', async ({
  app,
}) => {
  test.setTimeout(120_000);
  const folder = createDataFolder();
  const target = await startVarde({ dataFolder: folder.path, seed: 'sample', args: ['--no-ui'] });
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');

  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Legg til mottaker' }).click();
  await page.getByRole('textbox', { name: 'Navn på mottakeren' }).fill('Kontoret');
  await page
    .getByRole('textbox', { name: 'Adresse' })
    .fill(`${target.ready.services['observation']}/v3.2.0/`);
  await page.getByLabel('Nøkkel', { exact: true }).fill(target.ready.appToken ?? '');
  await page.getByRole('textbox', { name: 'Observatørens GUID' }).fill(OBSERVER);
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Prøv Kontoret' }).click();
  await expect(page.getByText(/Ingenting ble lagret. Nøkkelen ble godtatt/)).toBeVisible();

  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: 'Snø', exact: true }).click();
  await page.getByRole('button', { name: 'Nå', exact: true }).click();
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  await page.getByRole('textbox', { name: /^Koordinater/ }).fill('61,0512 7,2203');
  const sections = page.getByRole('navigation', { name: 'Deler av observasjonen' });
  await sections.getByRole('button', { name: 'Snødekke' }).click();
  await page.getByRole('textbox', { name: /^Snødybde/ }).fill('12,5');
  await page.getByRole('button', { name: /Leveres til/ }).click();
  await page.getByRole('option', { name: 'Kontoret' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen' }).click();
  // What should be there is asked for once.
  await page.getByRole('button', { name: 'Legg i utboksen likevel' }).click();
  await expect(page.getByRole('article', { name: 'Levering' })).toContainText('Sendt og sett igjen', {
    timeout: 30_000,
  });

  await expect(page.getByRole('button', { name: /i utboksen$/ })).toHaveCount(0);

  const answer = await fetch(`${target.ready.services['observation']}/v3.2.0/Search/All`, {
    method: 'POST',
    body: JSON.stringify({ ObserverGuid: OBSERVER }),
  });
  const { TotalMatches, Results } = await answer.json();
  expect(TotalMatches).toBe(1);
  expect(Results[0].Registrations[0].FullObject).toMatchObject({ SnowDepth: 0.125 });
  await target.stop();
  folder.remove();
});
