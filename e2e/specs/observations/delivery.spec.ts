import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exifOf, withExif } from '../../../shared/testing/camera-picture.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { dropPicture, takePicture } from '../../drivers/camera-driver.ts';
import { createDataFolder } from '../../drivers/data-folder.ts';
import { startRefusingTarget } from '../../drivers/refusing-target.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const OBSERVER = '3f0c9a52-0000-4000-8000-000000000001';
const TOLD = {
  clock: '2026:02:14 12:30:00',
  offset: '+01:00',
  latitude: 61.0512,
  longitude: 7.2203,
  directionDeg: 265.5,
};

/** What exiftool reads of the picture that was dropped and of the one that the target answers. */
const pictures: { dropped?: Uint8Array; large?: Uint8Array } = {};

test.describe.configure({ mode: 'serial' });

// Only two whole programs show that what a person finishes in one is found by a search of the other.
test('an observation goes from one Varde to another, is mended where it was refused, called sent when it was seen, and fetched back', async ({
  app,
}) => {
  test.setTimeout(180_000);
  const folder = createDataFolder();
  const target = await startVarde({ dataFolder: folder.path, seed: 'sample', args: ['--no-ui'] });
  const service = String(target.ready.services['observation']);
  const refusing = await startRefusingTarget(service, {
    'registration.SnowSurfaceObservation.SnowDepth': ['Deeper than the mountain.'],
  });
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Observasjoner');

  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Legg til mottaker' }).click();
  await page.getByRole('textbox', { name: 'Navn på mottakeren' }).fill('Kontoret');
  await page.getByRole('textbox', { name: 'Adresse' }).fill(`${refusing.url}/v3.2.0/`);
  await page.getByLabel('Nøkkel', { exact: true }).fill(target.ready.appToken ?? '');
  await page.getByRole('textbox', { name: 'Observatørens GUID' }).fill(OBSERVER);
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Prøv Kontoret' }).click();
  await expect(page.getByText(/Ingenting ble lagret. Nøkkelen ble godtatt/)).toBeVisible();

  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: 'Snø', exact: true }).click();
  await page.getByRole('textbox', { name: /^Observatør/ }).fill('Kari Nordmann');
  const sections = page.getByRole('navigation', { name: 'Deler av observasjonen' });
  await sections.getByRole('button', { name: 'Bilder' }).click();
  pictures.dropped = withExif(await takePicture(page), exifOf({ ...TOLD, orientation: 6 }));
  await dropPicture(page, pictures.dropped);
  await expect(page.getByText(/^Sendes som .* 900 × 1.800 piksler/)).toBeVisible();
  await page.getByRole('button', { name: /^Bruk bildets tid/ }).click();
  await page.getByRole('button', { name: /^Bruk bildets sted/ }).click();
  await page.getByRole('button', { name: 'Bruk bildets retning: 266°' }).click();
  await sections.getByRole('button', { name: 'Snødekke' }).click();
  await page.getByRole('textbox', { name: /^Snødybde/ }).fill('1900');
  await page.getByRole('button', { name: /Leveres til/ }).click();
  await page.getByRole('option', { name: 'Kontoret' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen' }).click();
  // What should be there is asked for once.
  await page.getByRole('button', { name: 'Legg i utboksen likevel' }).click();
  await page.getByRole('button', { name: 'Rett opp' }).click();
  await expect(page.getByText('Tjenesten avviste dette: Deeper than the mountain.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Se etter feil' }).click();
  const depth = page.getByRole('textbox', { name: /^Snødybde/ });
  await expect(depth).toBeFocused();
  await depth.fill('12,5');
  await page.getByRole('button', { name: 'Legg i utboksen' }).click();
  await page.getByRole('button', { name: 'Legg i utboksen likevel' }).click();
  await expect(page.getByRole('article', { name: 'Levering' })).toContainText('Sendt og sett igjen', {
    timeout: 30_000,
  });

  await expect(page.getByRole('button', { name: /i utboksen$/ })).toHaveCount(0);

  const answer = await fetch(`${service}/v3.2.0/Search/All`, {
    method: 'POST',
    body: JSON.stringify({ ObserverGuid: OBSERVER }),
  });
  const { TotalMatches, Results } = await answer.json();
  expect(TotalMatches).toBe(1);
  const [found] = Results;
  expect(found).toMatchObject({
    DtObsTime: '2026-02-14T12:30:00',
    Latitude: expect.closeTo(TOLD.latitude, 6),
    Longitude: expect.closeTo(TOLD.longitude, 6),
  });
  expect(found.Registrations[0].FullObject).toMatchObject({ SnowDepth: 0.125 });
  expect(found.Pictures[0].FullObject).toMatchObject({ Aspect: 266, Photographer: 'Kari Nordmann' });
  const image = await fetch(`${service}/v3.2.0/Image/large/${found.Pictures[0].TypicalValue2}`);
  pictures.large = new Uint8Array(await image.arrayBuffer());
  // The sensor lay on its side: blue, red, yellow, green is what was seen.
  expect(await corners(page, pictures.large)).toEqual(['blue', 'red', 'yellow', 'green']);

  await fetchBack(page, found.RegId);
  refusing.close();
  await target.stop();
  folder.remove();
});

test('exiftool reads in the picture of the target what it reads in the one that was dropped', () => {
  const { dropped, large } = pictures;
  test.skip(
    spawnSync('exiftool', ['-ver']).status !== 0,
    'exiftool is not installed (Debian: libimage-exiftool-perl)',
  );
  if (!dropped || !large) throw new Error('There are no pictures');
  const [before, after] = [dropped, large].map(readByExiftool);
  expect(before).toMatchObject({ Orientation: 6, OffsetTimeOriginal: '+01:00', GPSImgDirection: 265.5 });
  expect(after).toEqual({ ...before, Orientation: 1 });
});

/** What others see of it is fetched, says where it comes from, and goes when it is removed. */
async function fetchBack(page: Page, regId: number): Promise<void> {
  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Hent observasjoner fra Kontoret' }).click();
  const wish = page.getByRole('form', { name: 'Hent observasjoner fra Kontoret' });
  await wish.getByText('Snø', { exact: true }).click();
  await wish.getByRole('textbox', { name: 'Fra dag' }).fill('2026');
  await wish.getByRole('textbox', { name: 'Til dag' }).fill('2026');
  await wish.getByText('Hent bildene også').click();
  await wish.getByRole('button', { name: 'Hent', exact: true }).click();
  const sources = page.getByRole('region', { name: 'Hentet' });
  await expect(sources).toContainText(/observasjon.*1 bilde/);
  const item = page.getByRole('button', { name: /14\.02\.2026 12:30.*Hentet fra Kontoret/ });
  await item.click();
  const card = page.getByRole('article', { name: 'Observasjon' });
  await expect(card).toContainText(`Registrering ${regId} hos Kontoret`);
  await expect(card).toContainText(
    /Hentet fra Kontoret, slik det var .*Krediteres: .* \(observasjonen\), Kontoret/s,
  );
  await expect(card).toContainText('12,5 cm');
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(1800);
  await page.getByRole('button', { name: 'Mottakere' }).click();
  await sources.getByRole('button', { name: 'Fjern det som er hentet fra Kontoret' }).click();
  await expect(item).toHaveCount(0);
}

function readByExiftool(picture: Uint8Array, index: number): { readonly [tag: string]: unknown } {
  const file = test.info().outputPath(`${index}.jpg`);
  writeFileSync(file, picture);
  const tags = [
    'Orientation',
    'DateTimeOriginal',
    'OffsetTimeOriginal',
    'GPSLatitude',
    'GPSLongitude',
    'GPSImgDirection',
    'GPSImgDirectionRef',
    'Make',
  ];
  const { stdout } = spawnSync('exiftool', ['-json', '-n', ...tags.map((tag) => `-${tag}`), file], {
    encoding: 'utf8',
  });
  const [{ SourceFile: _, ...told }] = JSON.parse(stdout);
  return told;
}

/** The colours in the corners as a browser shows them, from the upper left by rows. */
async function corners(page: Page, picture: Uint8Array): Promise<string[]> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const [right, bottom] = [bitmap.width - 3, bitmap.height - 3];
      return [
        [2, 2],
        [right, 2],
        [2, bottom],
        [right, bottom],
      ].map(([x = 0, y = 0]) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        if (blue > 200) return 'blue';
        if (red > 200) return green > 200 ? 'yellow' : 'red';
        return green > 120 ? 'green' : 'other';
      });
    },
    [...picture],
  );
}
