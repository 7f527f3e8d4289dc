import { missingReader } from '../../../shared/testing/picture-programs.ts';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { createMapExportDriver } from '../../drivers/map-export-driver.ts';
import { longestDarkRunPx, pixelsOf, readGeoTiff, textIn } from '../../drivers/picture-reader.ts';

const DPI = 300;
const SCALE = 250_000;
const METRES_PER_INCH = 0.0254;
/** 20 km, and the outline of the block: half a point, of which half lies at each end. */
const BAR_PX = (20_000 / SCALE / METRES_PER_INCH) * DPI + (0.5 * DPI) / 72;
const TOLERANCE_PX = 0.5;

// Only the whole program shows that keys, drawing, files and the programs of others fit together.
test('a scale bar, a legend and a map are saved by keys, and others read and measure them', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(420_000);
  const page = app.get.page();
  const { when } = createKeyboardDriver(page);
  const { types: type, chooses: choose, savesAs: save } = createMapExportDriver(page, dataFolder).when;

  await app.given.opened();
  await expect(page.getByText('109 av 109 rader').first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Control+8');
  await app.then.isAt('Innstillinger');
  await type(/^Mappe for eksport/, dataFolder);
  await page.keyboard.press('Control+5');
  await app.then.isAt('Eksport');
  await when.walksTo('tab', 'Kart');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Målestokk' })).toBeFocused();

  await test.step('a scale bar of 20 km at 60.9° N', async () => {
    await choose(/Utforming/, 'Én del');
    await type(/^Lengde per del/, '10');
    await choose(/Tall ved/, 'Ingen');
    await choose(/Farge/, 'Svart');
    await type(/^Målestokk 1 :/, String(SCALE));
    await type(/^Breddegrad, midten/, '60,9');
    await type(/^Lengdegrad, midten/, '7');
    for (const [format, extension] of FORMATS) {
      const file = await save(format, extension);
      if (canRead(extension)) expectPx(longestDarkRunPx(file), BAR_PX, file);
    }
  });

  await test.step('a map of Hardanger at 1 : 250,000 in UTM 33', async () => {
    await when.walksTo('tab', 'Målestokk', 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await type(/^Tittel på kartet/, 'Hardanger');
    await type(/^Breddegrad, midten/, '60,3');
    await type(/^Lengdegrad, midten/, '6,9');
    for (const [format, extension] of FORMATS) {
      const file = await save(format, extension);
      if (!canRead(extension)) continue;
      expectPx(longestDarkRunPx(file), BAR_PX, file);
      if (extension === 'png') expect(pixelsOf(file)).toEqual([3272, 2244]);
      else expect(textIn(file)).toContain('Hardanger');
    }
    const { pixelM, eastingM } = readGeoTiff(await save('TIFF med kartfesting', 'tif'));
    const widthPx = 3272;
    const groundPx = (SCALE * METRES_PER_INCH) / DPI;
    expectPx((pixelM / gridFactor(eastingM) / groundPx) * widthPx, widthPx, 'scale of the map');
  });

  await test.step('a legend of the plants in view', async () => {
    await when.walksTo('tab', 'Kart', 'Shift+Tab');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Tegnforklaring' })).toBeFocused();
    for (const [format, extension] of FORMATS) {
      const file = await save(format, extension);
      if (!canRead(extension)) continue;
      if (extension === 'png') expect(pixelsOf(file)[0]).toBeGreaterThan(200);
      else expect(textIn(file)).toContain('MW');
    }
  });
});

const FORMATS = [
  ['PDF', 'pdf'],
  ['SVG', 'svg'],
  ['PNG, 32 bit', 'png'],
  ['EMF', 'emf'],
] as const;

/** Whether the program for such files is on this machine; the report says which one is not. */
function canRead(extension: string): boolean {
  const reason = missingReader(extension);
  if (reason !== undefined) test.info().annotations.push({ type: 'not read', description: reason });
  return reason === undefined;
}

function expectPx(measured: number, expected: number, what: string): void {
  test.info().annotations.push({ type: 'measured', description: `${what}: ${measured.toFixed(3)} px` });
  expect(Math.abs(measured - expected), `${what}: ${measured} px, not ${expected}`).toBeLessThan(
    TOLERANCE_PX,
  );
}

/** Of a transverse Mercator projection on a sphere of the mean radius here: metres of the grid for one on the ground. */
function gridFactor(eastingM: number): number {
  const [CENTRAL, RADIUS_M] = [0.9996, 6_385_000];
  const fromMiddle = (eastingM - 500_000) / CENTRAL / RADIUS_M;
  return CENTRAL * Math.cosh(fromMiddle);
}
