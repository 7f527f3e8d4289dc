import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type CameraTags, exifOf, withExif } from '../../../shared/testing/camera-picture.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { connectBridgeClient } from '../../drivers/bridge-client.ts';
import { dropPicture, takePicture } from '../../drivers/camera-driver.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { createNetworkGate } from '../../drivers/network-gate.ts';
import { addTarget, hurryOutbox, OBSERVER } from '../../drivers/observation-writer.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const ARRIVED = join(import.meta.dirname, 'day-arrived.json');
const SKAVLER = { clock: '2026:02:14 12:30:00', offset: '+01:00', latitude: 61.0512, longitude: 7.2203 };
const BOREHULL = { clock: '2026:02:14 15:05:00', offset: '+01:00', latitude: 61.2, longitude: 7.1 };

test.use({ start: { seed: 'none' } });

// Only whole programs show that a day in the field ends with what was typed at the office.
test('a day without a network: snow and ice with pictures are kept over a restart, and delivered as typed when it is back', async ({
  app,
  varde,
  dataFolder,
}) => {
  test.setTimeout(240_000);
  const folder = createDataFolder();
  const office = await startVarde({ dataFolder: folder.path, seed: 'sample', args: ['--no-ui'] });
  const service = String(office.ready.services['observation']);
  const network = await createNetworkGate(service);
  const morning = await connectBridgeClient(varde);
  await addTarget(morning, office, network.url);
  morning.close();
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');

  await begin(page, 'Snø', SKAVLER);
  await fill(page, 'Snødekke', /^Snødybde/, '12,5');
  await fill(page, 'Vær', /^Lufttemperatur/, '-4,5');
  await finish(page);
  // What should be there is asked for once: surface and precipitation.
  await page.getByRole('button', { name: 'Legg i utboksen likevel' }).click();
  await expectInOutbox(page, 1);
  await begin(page, 'Is', BOREHULL);
  await fill(page, 'Istykkelse', /^Istykkelse/, '12,5');
  await finish(page);
  await expectInOutbox(page, 2);

  await varde.stop();
  const evening = await startVarde({ dataFolder, seed: 'none' });
  await app.given.opened({ of: evening });
  await expectInOutbox(page, 2);
  expect(network.arrived).toEqual([]);

  await network.open();
  const client = await connectBridgeClient(evening);
  await expect.poll(() => hurryOutbox(client), { timeout: 90_000 }).toEqual([]);
  await expect(page.getByRole('button', { name: /i utboksen$/ })).toHaveCount(0);
  const answer = await fetch(`${service}/v3.2.0/Search/All`, {
    method: 'POST',
    body: JSON.stringify({ ObserverGuid: OBSERVER }),
  });
  const { TotalMatches, Results } = await answer.json();
  expect(TotalMatches).toBe(2);
  expect(Results).toMatchObject([
    { GeoHazardTid: 70, DtObsTime: '2026-02-14T15:05:00', Pictures: [{}] },
    { GeoHazardTid: 10, DtObsTime: '2026-02-14T12:30:00', Pictures: [{}] },
  ]);
  const arrived = network.arrived.map(withoutWhatDiffers);
  expect(arrived.toSorted((one, other) => one.GeoHazardTID - other.GeoHazardTID)).toEqual(
    JSON.parse(readFileSync(ARRIVED, 'utf8')),
  );
  client.close();
  await evening.stop();
  network.close();
  await office.stop();
  folder.remove();
});

/** A new observation with a picture, whose time and place it takes over. */
async function begin(page: Page, hazard: string, tags: CameraTags): Promise<void> {
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: hazard, exact: true }).click();
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  await openSection(page, 'Bilder');
  await dropPicture(page, withExif(await takePicture(page), exifOf(tags)));
  await page.getByRole('button', { name: /^Bruk bildets tid/ }).click();
  await page.getByRole('button', { name: /^Bruk bildets sted/ }).click();
}

async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Deler av observasjonen' });
  await sections.getByRole('button', { name }).click();
}

/** Typed key by key, as a person does. */
async function fill(page: Page, section: string, field: RegExp, text: string): Promise<void> {
  await openSection(page, section);
  await page.getByRole('textbox', { name: field }).pressSequentially(text);
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Leveres til/ }).click();
  await page.getByRole('option', { name: 'Kontoret' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen', exact: true }).click();
}

async function expectInOutbox(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('button', { name: `${count} i utboksen` })).toBeVisible();
}

/** Each day has Ids of its own, and each browser writes a JPEG its own way. Small ones arrive first. */
function withoutWhatDiffers(body: string): { readonly GeoHazardTID: number } {
  return JSON.parse(body, (name, value: unknown) => {
    if (name === 'Id') return 'a GUID';
    if (name === 'PictureImageBase64') return String(value).replace(/,.+$/s, ',…');
    // A camera tells seconds of arc.
    if (typeof value === 'number') return Number(value.toFixed(6));
    return value;
  });
}
