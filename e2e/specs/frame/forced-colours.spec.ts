// Colours that the system forces upon the page, as in the contrast themes of Windows: light ones and dark ones.

import type { Locator } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';

const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
const fillOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).fill);
const edgeOf = (one: Locator) =>
  one.evaluate((element) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(element);
    return borderBottomStyle === 'solid' && borderBottomWidth !== '0px' ? borderBottomColor : 'no edge';
  });
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

test('forced colours show the place, lines of rows, switches, sliders and the scale bar', async ({ app }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = [await groundOf(page.locator('body')), 'no edge', 'none'];
  const places = page.getByRole('navigation', { name: 'Steder' });
  const [shown, other] = [
    places.locator('[aria-current=page]'),
    places.locator('button:not([aria-current])'),
  ];
  expect(unseen).not.toContain(await groundOf(shown));
  expect(await groundOf(other.first())).not.toBe(await groundOf(shown));
  expect(unseen).not.toContain(await edgeOf(page.getByRole('grid').locator('tbody tr').nth(1)));

  const filters = page.getByRole('region', { name: 'Filtre' });
  const [track, knob] = ['track', 'knob'].map((part) => filters.locator(`label [class*=${part}]`).first());
  if (!track || !knob) throw new Error('a switch');
  expect(unseen).not.toContain(await edgeOf(track));
  expect(unseen).not.toContain(await groundOf(knob));
  await page.getByText('Bare rader i kartutsnittet').click();
  await expect(page.getByRole('switch', { name: 'Bare rader i kartutsnittet' })).toBeChecked();
  // It is on by more than the place of its knob.
  await expect.poll(() => groundOf(track)).not.toBe(unseen[0]);
  expect(await groundOf(knob)).not.toBe(await groundOf(track));
  const slider = filters.locator('[class*=slider]').first();
  for (const part of ['line', 'fill'])
    expect(unseen).not.toContain(await groundOf(slider.locator(`[class*=${part}]`).first()));
  expect(unseen).not.toContain(await edgeOf(slider.locator('[class*=thumb]').first()));

  await app.when.goesTo('Kart');
  const bar = page.locator('svg').filter({ has: page.locator('title', { hasText: /^Målestokk$/ }) });
  const words = await colourOf(page.locator('body'));
  expect(await fillOf(bar.locator('[class*=filled]'))).toBe(words);
  expect(await fillOf(bar.locator('rect').first())).toBe(unseen[0]);
  expect(await bar.locator('rect').first().evaluate(strokeOf)).toBe(words);
});

/** Runs in the page. */
function strokeOf(element: Element): string {
  return getComputedStyle(element).stroke;
}
