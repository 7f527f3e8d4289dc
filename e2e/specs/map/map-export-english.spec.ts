// The place Export in English: where the map lies in each system, and what divisions do to a scale bar, measured in the files.

import { isInstalled, missingReader } from '../../../shared/testing/picture-programs.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { createLanguageDriver } from '../../drivers/language-driver.ts';
import { createMapExportDriver } from '../../drivers/map-export-driver.ts';
import { longestDarkRunPx, readGeoTiff, textIn } from '../../drivers/picture-reader.ts';

const SCALE = 400_000;
/** Where 60.3° N, 6.9° E lies by PROJ: metres to the east. */
const EASTINGS = [
  ['ETRS89 / UTM 32', 383_942.2],
  ['ETRS89 / UTM 33', 53_059.7],
  ['ETRS89 / UTM 35', -599_029],
  ['Web map (Web Mercator)', 768_104.5],
] as const;
/** A bar of that length at 300 dots per inch, with half of its outline of half a point at each end. */
const barPx = (metres: number) => (metres / SCALE / 0.0254) * 300 + (0.5 * 300) / 72;

test('in English a map is saved in each system where it lies, and a bar as long as its divisions', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(300_000);
  const page = app.get.page();
  const language = createLanguageDriver(page);
  const { when } = createKeyboardDriver(page);
  const exports = createMapExportDriver(page, dataFolder);
  const { types: type, chooses: choose, savesAs: save } = exports.when;

  await app.given.opened();
  await expect(page.getByText('109 av 109 rader').first()).toBeVisible({ timeout: 60_000 });
  await language.when.isSwitchedToEnglish();
  await page.keyboard.press('Control+8');
  await type(/^Folder for exports/, dataFolder);
  await page.keyboard.press('Control+5');
  await when.walksTo('tab', 'Map');
  await type(/^Scale 1 :/, String(SCALE));
  await type(/^Latitude, middle/, '60.3');
  await type(/^Longitude, middle/, '6.9');

  for (const [system, eastingM] of EASTINGS) {
    await test.step(`the map in ${system}`, async () => {
      await choose(/Coordinate system/, system);
      const file = await save('TIFF with georeference', 'tif');
      await language.then.isEnglish();
      if (!isInstalled('gdalinfo')) return notRead('gdalinfo is not installed (Debian: gdal-bin)');
      const told = readGeoTiff(file);
      expect(Math.abs(told.eastingM - eastingM), `${told.eastingM} m`).toBeLessThan(told.pixelM / 2);
    });
  }

  await exports.when.goesToPart('Scale bar', 'Map', 'ArrowRight');
  await choose(/Kind/, 'Single division');
  await choose(/Numbers at/, 'None');
  await choose(/Colour/, 'Black');
  await type(/^Scale 1 :/, String(SCALE));
  await type(/^Latitude, middle/, '60.9');
  await type(/^Longitude, middle/, '7');
  await type(/^Length of a division/, '10');
  for (const divisions of [1, 2, 3]) {
    await test.step(`a bar of ${divisions} times 10 km`, async () => {
      await type(/^Divisions/, String(divisions));
      const file = await save('PNG, 32 bit', 'png');
      await language.then.isEnglish();
      if (!canRead('png')) return;
      const measured = longestDarkRunPx(file);
      expect(Math.abs(measured - barPx(10_000 * divisions)), `${measured} px`).toBeLessThan(0.5);
    });
  }

  await test.step('the scale as a number has the thousands of the language', async () => {
    await choose(/Kind/, 'Numeric');
    const file = await save('SVG', 'svg');
    await language.then.isEnglish();
    if (canRead('svg')) expect(textIn(file)).toContain('1 : 400,000');
  });
});

/** Whether the program for such files is on this machine; the report says which one is not. */
function canRead(extension: string): boolean {
  const reason = missingReader(extension);
  if (reason !== undefined) notRead(reason);
  return reason === undefined;
}

function notRead(description: string): void {
  test.info().annotations.push({ type: 'not read', description });
}
