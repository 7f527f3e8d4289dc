// Windows as low as those of a laptop at twice the size: 720×450.

import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test.beforeEach(async ({ app }) => {
  await createWindowDriver(app.get.page()).when.isSized(720, 450);
  await app.given.opened();
});

test('a comparison shows six differences in a small window', async ({ app }) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await app.table.then.showsCount(109, 109);
  const answer = readPlantAnswer();
  await app.analysis.when.toggles('Sammenlign');
  await app.analysis.when.comparesWith(answer.fileName, answer.text);
  await app.analysis.then.comparisonSays(/endret/);
  const differences = page.getByRole('region', { name: 'Sammenlign', exact: true }).getByRole('grid');
  await window.then.showsWholeRows(6, differences);
});

test('no unit on a card and no head of a table of quarters is broken in a small window', async ({ app }) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.table.when.opensRow('Adamselv');
  await layout.then.breaksNoWord(page.getByRole('article', { name: 'Adamselv' }).locator('dl').first());
  await app.when.goesTo('Elsertifikat');
  await app.when.opens('Kvartal og kort');
  await page.getByRole('button', { name: /^Vis tallene i/ }).click();
  const heads = page.locator('thead').filter({ hasText: 'I målet' });
  await layout.then.breaksNoWord(heads);
  await layout.then.fitsIn(heads.locator('../..'));
});

test('the tip of a plant leaves the scale bar of a small map to be read', async ({ app }) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.table.when.opensRow('Adamselv');
  const bar = page.locator('svg').filter({ hasText: 'Målestokk' }).locator('..');
  const tip = page.getByText('50 MW · Kraftverk').locator('..');
  // A map that is drawn by the processor needs its time on a busy machine.
  await expect(tip).toBeVisible({ timeout: 60_000 });
  await layout.then.doNotMeet(tip, bar);
});

test('the status line of a small window tells whose data are shown whole, or not at all', async ({ app }) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.when.goesTo('Kart');
  await expect(page.getByText(/Web Mercator · 1/)).toBeVisible();
  await page.mouse.move(250, 250);
  await page.mouse.move(252, 252);
  const line = page.getByRole('contentinfo');
  await expect(line.getByText(/^UTM/)).toBeVisible();
  await layout.then.fitsIn(line.getByText('Eksempeldata'));
});

test('what to do with the box around plants is told beside the buttons of the map', async ({ app }) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.when.goesTo('Kart');
  await page.getByRole('button', { name: /^Velg med ramme/ }).click();
  const hint = page.getByText(/^Dra en ramme rundt kraftverkene/);
  for (const button of ['Zoom inn', /^Velg med ramme/])
    await layout.then.doNotMeet(hint, page.getByRole('button', { name: button }));
});

test('beside a card in a small window, sums stand behind the way to the selected rows, in the longer language', async ({
  app,
}) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  await app.when.goesTo('Innstillinger');
  await app.settings.when.choosesLanguage('English');
  await app.when.goesTo('Plants');
  await app.table.when.opensRow('Adamselv');
  await layout.then.doNotMeet(
    page.getByRole('button', { name: 'Show only 1 selected' }),
    page.getByText(/^109 of 109 rows$/).first(),
  );
});

test('however much is wrong with an observation, its acts stay in sight, and a press lists what it is', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Mottakere' }).click();
  await page.getByRole('button', { name: 'Legg til mottaker' }).click();
  await page.getByRole('textbox', { name: 'Navn på mottakeren' }).fill('Kontoret');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('http://127.0.0.1:59123');
  await page
    .getByRole('textbox', { name: 'Observatørens GUID' })
    .fill('3f0c9a52-0000-4000-8000-000000000001');
  await page.getByRole('button', { name: 'Lagre mottaker' }).click();
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: 'Snø', exact: true }).click();
  await page.getByRole('button', { name: 'Skredhendelse', exact: true }).click();
  await page.getByRole('button', { name: /^Flere felt/ }).click();
  for (const box of await page.locator('article input[inputmode=decimal]').all()) await box.fill('tjue');
  await page.getByRole('button', { name: 'Se etter feil' }).click();
  await page.getByRole('button', { name: /Leveres til/ }).click();
  await page.getByRole('option', { name: 'Kontoret' }).click();
  for (const act of ['Forkast', 'Se etter feil', /Leveres til/, 'Legg i utboksen']) {
    await window.then.showsWhole(act);
    await expect(page.getByRole('button', { name: act })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Skredhendelse har feil' })).toBeInViewport();
  await page.getByRole('button', { name: /^\d+ mangler eller feil$/ }).click();
  await window.then.showsWhole('Legg i utboksen');
  await page.getByRole('button', { name: /Stopp, lengdegrad/ }).click();
  const field = page.getByRole('textbox', { name: /^Stopp, lengdegrad/ });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});
