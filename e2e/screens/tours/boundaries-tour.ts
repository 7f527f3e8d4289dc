import type { Page } from '@playwright/test';
import type { Tour } from '../walk.ts';

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

async function usesAs(page: Page, use: string): Promise<void> {
  await page.getByRole('button', { name: 'Brukes som grenser for' }).click();
  await page.getByRole('option', { name: use, exact: true }).click();
}

/** Imported areas that say where an observation lies, and regions to find it by. */
export const boundariesTour: Tour = {
  name: 'boundaries',
  async walk({ app, page, see }) {
    await app.when.goesTo('Kart');
    await app.imports.when.drops('kommuner.geojson', MUNICIPALITIES);
    await app.layers.when.isMade();
    await app.mapLayers.when.isShownOnMap();
    await app.mapLayers.when.unfolds('kommuner');
    await usesAs(page, 'Varslingsregioner');
    await page.getByText(/^Ingen felt i kartlaget/).waitFor();
    await page.getByText(/^Ingen felt i kartlaget/).scrollIntoViewIfNeeded();
    await see('no field has numbers of regions');
    await usesAs(page, 'Kommuner');
    await page.getByText(/2 flater, som 4641 Aurland/).scrollIntoViewIfNeeded();
    await see('layer used as municipalities');
    await page.getByRole('button', { name: 'Finn for tidligere også' }).click();
    await page.getByText(/annen kommune eller region/).waitFor();
    await page.getByRole('button', { name: 'Finn for tidligere også' }).scrollIntoViewIfNeeded();
    await see('earlier observations looked at again');

    await app.when.goesTo('Observasjoner');
    await page.getByRole('button', { name: 'Ny observasjon' }).click();
    await page.getByRole('radio', { name: 'Snø', exact: true }).click();
    await page.getByRole('textbox', { name: /^Koordinater/ }).fill('60,5 8,5');
    await page.getByText('Kommune: 3330 Hol').scrollIntoViewIfNeeded();
    await see('draft that lies in a municipality');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const hazards = page.getByRole('toolbar', { name: 'Naturfare' });
    for (const hazard of ['Snø', 'Is']) await hazards.getByText(hazard, { exact: true }).click();
    await page.getByRole('button', { name: /Region/ }).click();
    for (const name of ['Lyngen', 'Jotunheimen'])
      await page.getByRole('option', { name, exact: true }).click();
    await see('regions to choose several of');
    await page.keyboard.press('Escape');
    await see('hazard without a region');
  },
};
