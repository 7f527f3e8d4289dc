// Windows as narrow as a telephone: 400 pixels.

import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test.beforeEach(async ({ app }) => {
  await createWindowDriver(app.get.page()).when.isSized(400, 800);
  await app.given.opened();
});

test('the parts of a draft show the chosen one when their names get longer, and its form is as wide as its place', async ({
  app,
  secondWindow,
}) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await secondWindow.given.opened();
  await secondWindow.when.goesTo('Innstillinger');
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: 'Snø', exact: true }).click();
  await page.getByRole('button', { name: /^Snøprofil/ }).click();
  await secondWindow.settings.when.choosesLanguage('English');
  await app.settings.then.speaks('en');
  const draft = page.getByRole('article', { name: 'Draft' });
  await expect(draft.getByRole('heading', { name: 'Snow Profile' })).toBeVisible();
  await layout.then.isInTheWindow(page.getByRole('button', { name: /^Snow Profile/ }));
  const parts = draft.locator('fieldset, fieldset button').filter({ visible: true });
  expect(await parts.count()).toBeGreaterThan(2);
  for (const part of await parts.all()) await layout.then.isInTheWindow(part);
});

test('most of the window is the draft that is written', async ({ app }) => {
  const page = app.get.page();
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  const draft = page.getByRole('article', { name: 'Kladd' });
  await expect.poll(async () => (await draft.boundingBox())?.height ?? 0).toBeGreaterThan(480);
});

test('a chip is shown whole, with the way to take it away and that to the selected rows', async ({ app }) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.table.then.showsCount(109, 109);
  await app.when.isHandedLink('varde:plants?in.area=NO1&selected=125,2054,90011');
  const chip = page.getByRole('button', { name: /^Fjern Prisområde/ }).locator('..');
  await layout.then.isInTheWindow(chip);
  await layout.then.fitsIn(chip.locator('..'));
  await layout.then.isInTheWindow(page.getByRole('button', { name: /^Vis bare/ }));
});

test('what a box chose is told in sight, where the list was scrolled past it', async ({ app }) => {
  const page = app.get.page();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  const listed = page.getByRole('region', { name: 'I kartutsnittet' }).getByRole('button');
  await listed.nth(9).scrollIntoViewIfNeeded();
  const chosen = page.getByRole('region', { name: 'Valgt', exact: true });
  await createPointerDriver(page).when.startsBox();
  await app.map.when.drawsBox({ x: 0.1, y: 0.2 }, { x: 0.9, y: 0.9 });
  await expect(chosen.getByRole('button', { name: 'Vis i tabellen' })).toBeInViewport();
});
