// What the place Eksport offers besides the file: what is told before, copies, the request, templates, kinds of bars, formats.

import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { missingReader, readerOf } from '../../../shared/testing/picture-programs.ts';
import type { AppDriver } from '../../drivers/app-driver.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { createMapExportDriver } from '../../drivers/map-export-driver.ts';
import { pixelsOf, textIn } from '../../drivers/picture-reader.ts';

const BAR_KINDS = ['Vekslende', 'Én del', 'Hul', 'Dobbel', 'Linje', 'Trappet', 'Tall'];
const FORMATS = [
  ['PDF', 'pdf'],
  ['SVG', 'svg'],
  ['PNG, palett', 'png'],
  ['PNG, 24 bit', 'png'],
  ['PNG, 32 bit', 'png'],
  ['JPEG', 'jpg'],
  ['JPEG, eller PNG der noe er gjennomsiktig', 'jpg'],
  ['TIFF med kartfesting', 'tif'],
  ['GIF', 'gif'],
  ['BMP', 'bmp'],
  ['DIB', 'dib'],
  ['AI', 'ai'],
  ['PostScript', 'ps'],
  ['EMF', 'emf'],
] as const;

/** The app with a folder for what is exported, chosen by keys. */
async function openedWithFolder(app: AppDriver, folder: string) {
  const page = app.get.page();
  const exports = createMapExportDriver(page, folder);
  await app.given.opened();
  await page.keyboard.press('Control+8');
  await app.then.isAt('Innstillinger');
  await exports.when.types(/^Mappe for eksport/, folder);
  return { page, keys: createKeyboardDriver(page), exports };
}

test('a map is told before, copied, asked for by its request and chosen again by its template', async ({
  app,
  varde,
  dataFolder,
}) => {
  test.setTimeout(300_000);
  const { page, keys, exports } = await openedWithFolder(app, dataFolder);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+3');
  await app.then.isAt('Kart');
  await keys.when.finds('Lagre bilde', /Lagre bilde/);
  await app.then.isAt('Eksport');
  await keys.when.walksTo('tab', 'Kart');
  await exports.when.types(/^Tittel på kartet/, 'Suldal');
  await exports.when.types(/^Målestokk 1 :/, '400000');
  await exports.when.types(/^Breddegrad, midten/, '59,5');
  await exports.when.types(/^Lengdegrad, midten/, '6,7');
  await exports.when.chooses(/Format/, 'SVG');

  const file = await test.step('what is told before is the size of the file', async () => {
    const expected = await exports.get.expectedBytes();
    const saved = await exports.when.saves('svg');
    expect(statSync(saved).size).toBe(expected);
    // A second one lies beside the first.
    expect(await exports.when.saves('svg')).toBe(saved.replace('.svg', ' (2).svg'));
    return saved;
  });

  await test.step('the copied request gives the file, byte by byte but for what it says of itself', async () => {
    await exports.when.pressesButton('Kopier SOAP');
    await exports.then.says('Forespørselen er kopiert.');
    const body = await page.evaluate(() => navigator.clipboard.readText());
    const question = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
    const { text } = await ask(`${varde.ready.services['map']}`, question);
    const data = /<ImageData>([^<]+)</.exec(text)?.[1] ?? '';
    const drawn = readFileSync(file, 'utf8').replace(/\n<title>[^<]*<\/title>\n<desc>[^<]*<\/desc>/, '');
    expect(Buffer.from(data, 'base64').equals(Buffer.from(drawn)), text.slice(0, 400)).toBe(true);
  });

  await test.step('the copied picture is there as PNG and as SVG', async () => {
    await exports.when.pressesButton('Kopier bilde');
    await exports.then.says('Bildet er kopiert.');
    const { 'image/png': png = '', 'image/svg+xml': svg = '' } = await exports.get.clipboard();
    const [width, height] = [16, 20].map((at) => Buffer.from(png, 'base64').readUInt32BE(at));
    expect([width, height]).toEqual([3272, 2244]);
    expect(Buffer.from(svg, 'base64').toString()).toContain('Suldal');
  });

  await test.step('a template brings back what was chosen, also after a new start of the window', async () => {
    await exports.when.opensSection('Maler');
    await exports.when.types(/^Navn på malen/, 'Feltbok');
    await exports.when.pressesButton('Lagre som mal');
    await exports.then.hasTemplate('Feltbok', true);
    await exports.when.types(/^Tittel på kartet/, 'Noe annet');
    await exports.when.pressesButton('Bruk');
    await expect.poll(exports.get.title).toBe('Suldal');
    await exports.when.types(/^Tittel på kartet/, 'Et tredje');
    await app.when.reloads();
    await app.then.isAt('Eksport');
    await expect.poll(exports.get.title).toBe('Et tredje');
    await exports.when.opensSection('Maler');
    await exports.when.pressesButton('Bruk');
    await expect.poll(exports.get.title).toBe('Suldal');
    await exports.when.pressesButton('Slett malen Feltbok');
    await exports.then.hasTemplate('Feltbok', false);
  });
});

test('scale bars of every kind are drawn, and a legend is saved in every format and read by others', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(420_000);
  const { page, keys, exports } = await openedWithFolder(app, dataFolder);
  await page.keyboard.press('Control+5');
  await app.then.isAt('Eksport');
  await keys.when.walksTo('tab', 'Kart');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Målestokk' })).toBeFocused();

  await test.step('each kind of bar has a picture of its own', async () => {
    const pictures = new Set<string>();
    for (const kind of BAR_KINDS) {
      await exports.when.chooses(/Utforming/, kind);
      await exports.get.expectedBytes();
      await exports.then.saysNoFailure();
      pictures.add(await exports.get.previewPicture());
    }
    expect(pictures.size).toBe(BAR_KINDS.length);
  });

  await exports.when.goesToPart('Tegnforklaring', 'Målestokk', 'ArrowRight');
  for (const [format, extension] of FORMATS) {
    await test.step(`the legend as ${format}`, async () => {
      const file = await exports.when.savesAs(format, extension);
      // A DIB is a BMP, which programs know by that name.
      const known = extension === 'dib' ? 'bmp' : extension;
      const named = extension === 'dib' ? `${file}.bmp` : file;
      if (named !== file) copyFileSync(file, named);
      const reason = missingReader(known);
      if (reason !== undefined) {
        test.info().annotations.push({ type: 'not read', description: reason });
        return;
      }
      readerOf(known).draw(named, `${named}.read.png`, 96);
      expect(pixelsOf(`${named}.read.png`)[0]).toBeGreaterThan(60);
      if (readerOf(known).texts) expect(textIn(named)).toContain('MW');
    });
  }
});
