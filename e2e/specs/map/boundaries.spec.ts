import { expect, test } from '../../drivers/app-test.ts';

const MUNICIPALITIES = JSON.stringify({
  type: 'FeatureCollection',
  features: [area('Aurland', '4641', 7, 8), area('Hol', '3330', 8, 9), area('Uten nummer', '', 9, 10)],
});

function area(kommunenavn: string, kommunenummer: string, west: number, east: number) {
  const ring = [
    [west, 60],
    [east, 60],
    [east, 61],
    [west, 61],
    [west, 60],
  ];
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'Feature', properties: { kommunenavn, kommunenummer }, geometry };
}

// Pictures of a map that software draws.
test.slow();

test('an imported layer becomes municipalities, and a new observation lies in one of them', async ({
  app,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await app.imports.when.drops('kommuner.geojson', MUNICIPALITIES);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.when.unfolds('kommuner');

  const chooses = async (field: string, option: string) => {
    await page.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await chooses('Brukes som grenser for', 'Varslingsregioner');
  await expect(page.getByText('Ingen felt i kartlaget kommuner har nummer som 3010')).toBeVisible();
  await chooses('Brukes som grenser for', 'Kommuner');
  await app.mapLayers.then.isListed('kommuner', 'Grenser for kommuner');
  await expect(page.getByText(/2 flater, som 4641 Aurland\. 1 uten nummer er utelatt\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Felt med nummer' })).toContainText('kommunenummer');
  await expect(page.getByRole('button', { name: 'Felt med navn' })).toContainText('kommunenavn');

  await page.keyboard.press('Control+Shift+N');
  await page.getByRole('radio', { name: 'Snø' }).click();
  await page.getByRole('button', { name: 'Nå', exact: true }).click();
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  await page.getByRole('textbox', { name: /^Koordinater/ }).fill('60,5 8,5');
  await expect(page.getByText('Kommune: 3330 Hol')).toBeVisible();
  await page.getByRole('button', { name: 'Notater', exact: true }).click();
  await page.getByRole('textbox', { name: /^Notat/ }).fill('Mye snø');
  await page.getByRole('button', { name: 'Registrer', exact: true }).click();
  await expect(page.getByText(/^Observasjonen er registrert/)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Kommune: 3330 Hol');
});

test('earlier observations get a municipality where somebody asks, and lose it by undoing', async ({
  app,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await page.keyboard.press('Control+Shift+N');
  await page.getByRole('radio', { name: 'Snø' }).click();
  await page.getByRole('button', { name: 'Nå', exact: true }).click();
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  await page.getByRole('textbox', { name: /^Koordinater/ }).fill('60,5 7,5');
  await page.getByRole('button', { name: 'Notater', exact: true }).click();
  await page.getByRole('textbox', { name: /^Notat/ }).fill('Mye snø');
  await page.getByRole('button', { name: 'Registrer', exact: true }).click();
  await expect(page.getByRole('article')).not.toContainText('Kommune');

  await app.imports.when.drops('kommuner.geojson', MUNICIPALITIES);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.mapLayers.when.unfolds('kommuner');
  await page.getByRole('button', { name: 'Brukes som grenser for' }).click();
  await page.getByRole('option', { name: 'Kommuner', exact: true }).click();
  await page.getByRole('button', { name: 'Finn for tidligere også' }).click();
  await expect(page.getByText('1 observasjon fikk kommune eller region på nytt.')).toBeVisible();
  await app.when.goesTo('Observasjoner');
  await expect(page.getByRole('article')).toContainText('Kommune: 4641 Aurland');
  await app.mapLayers.when.isBroughtBack();
  await expect(page.getByRole('article')).not.toContainText('Kommune');
});
