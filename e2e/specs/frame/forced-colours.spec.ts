// Colours that the system forces upon the page, as in the contrast themes of Windows: light ones and dark ones.

import type { Locator } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';

const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
const fillOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).fill);
const colourOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);

test('forced colours tell what is chosen and how much by more than colours that are taken away', async ({
  app,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await page.emulateMedia({ forcedColors: 'active' });
  const canvas = await groundOf(page.locator('body'));

  const filters = page.getByRole('region', { name: 'Filtre' });
  const share = filters.locator('[class*=share] > span').first();
  expect(await groundOf(share)).not.toBe(canvas);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sima');
  const [chosen, other] = [true, false].map((selected) => page.getByRole('option', { selected }).first());
  if (!chosen || !other) throw new Error('two hits');
  await expect(chosen).toBeVisible();
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
  await page.keyboard.press('Escape');

  await app.columns.when.opensMenu('Fylke');
  await page.getByRole('menuitem', { name: 'Statistikk' }).click();
  const bar = page.getByRole('dialog').locator('[class*=track] > span').first();
  expect(await groundOf(bar)).not.toBe(canvas);
});

test('forced colours leave each pill of the bar as wide as it is without them', async ({ app }) => {
  const page = app.get.page();
  await page.setViewportSize({ width: 1024, height: 700 });
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  const widths = () =>
    page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((pills) => pills.map((pill) => pill.getBoundingClientRect().width));
  const before = await widths();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await widths()).toEqual(before);
});

test('words and signs of drawings have the colour of words where the forced ground is black', async ({
  app,
}) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.choosesTheme('Lyst');
  await app.when.goesTo('Kraftverk');
  await app.analysis.when.toggles('Diagram');
  await app.analysis.then.drawsChart('Effekt (MW) etter prisområde');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const words = await colourOf(page.locator('body'));
  const label = page.getByRole('region', { name: 'Diagram' }).locator('svg text').first();
  expect(await fillOf(label)).toBe(words);
  const sign = page
    .getByRole('banner')
    .getByRole('button', { name: /^Tjenester/ })
    .locator('svg')
    .first();
  expect(await colourOf(sign)).toBe(words);
});
