// What lies on the map hides nothing that was not asked for, and what is beside it is readable.

import type { Locator } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';

// Pictures of a map that software draws.
test.slow();

const HUTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [8.7, 61.45] } }],
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing is seen of it');
  return box;
};

test('the head of the legend stays below the pointer that folds and unfolds it', async ({ app }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await app.map.when.isAtRest();
  const head = page.getByRole('button', { name: 'Tegnforklaring' });
  const before = await boxOf(head);
  for (const isOpen of ['false', 'true']) {
    await head.click();
    await expect(head).toHaveAttribute('aria-expanded', isOpen);
    const { y } = await boxOf(head);
    expect(y).toBeCloseTo(before.y, 0);
  }
});

test('the legend leaves its corner to the marks where another one has none', async ({ app }) => {
  const page = app.get.page();
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const legend = page.getByRole('region', { name: 'Tegnforklaring' });
  const middleOf = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height / 2;
  };
  await app.map.when.isAtRest();
  expect(await middleOf(legend)).toBeGreaterThan(await middleOf(map));
  await app.map.when.goesToCoordinate('66 2');
  await map.focus();
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('-');
    await app.map.when.isAtRest();
  }
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await middleOf(legend)) < (await middleOf(map))).toBe(true);
});

test('the name of a layer breaks within no word in the largest letters', async ({ app }) => {
  const page = app.get.page();
  await page.setViewportSize({ width: 1024, height: 700 });
  await app.given.opened();
  await app.then.showsRows();
  await app.imports.when.drops('Hytter i Jotunheimen.geojson', HUTS);
  await app.layers.when.isMade();
  await app.mapLayers.when.isShownOnMap();
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  const name = page.locator('label').getByText('Hytter i Jotunheimen', { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate(brokenWords)).toEqual([]);
});

/** Runs in the page: the words that stand on more than one line. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) return ['no text'];
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : [];
  });
}
