// Windows that are small, or large ones whose text is twice as large.

import type { Locator } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test('small windows show eight rows of a table, and the smallest cuts no control of any place or mode', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const layout = createLayoutDriver(page);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const place of ['Kraftverk', 'Elsertifikat']) {
    await app.when.goesTo(place);
    await window.when.isSized(1024, 700);
    await window.then.showsWholeRows(8);
    // 1440×900 at 200 %.
    await window.when.isSized(720, 450);
    await window.then.showsWholeRows(8);
  }
  await window.when.isSized(400, 800);
  for (const place of await app.get.placeNames()) {
    await app.when.goesTo(place);
    await expect(page.getByRole('main', { name: place }).getByRole('heading').first()).toBeVisible();
    await window.then.fitsTheWidth();
    await layout.then.cutsNoControl();
  }
  for (const place of ['Kraftverk', 'Elsertifikat']) {
    await app.when.goesTo(place);
    for (const part of ['Diagram', 'Pivot', 'Sammenlign', 'Tabell', 'Filtre']) {
      await app.when.opens(part);
      await layout.then.cutsNoControl();
    }
  }
});

test('where there is room for one thing, rows are there again when the map is closed, and not the filters', async ({
  app,
}) => {
  const window = createWindowDriver(app.get.page());
  await window.when.isSized(400, 800);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await app.when.opens('Filtre');
  await app.filters.then.areShown();
  await app.when.opens('Kart og kort');
  await app.when.opens('Lukk');
  await app.table.then.showsRow('Adamselv');
  await app.filters.then.areHidden();
});

test('five notices cover no small window: two are shown, the others counted, and all when asked for', async ({
  app,
}) => {
  const window = createWindowDriver(app.get.page());
  await window.when.isSized(720, 450);
  await app.given.opened();
  for (const part of ['one', 'two', 'three', 'four', 'five']) {
    await app.when.isHandedLink(`varde:plants?range.${part}=1..2`);
    await app.then.tells(new RegExp(`range\\.${part}`));
  }
  await window.then.hasNotices(2);
  await window.then.noticesCoverAtMost(0.6);
  await app.when.opens('Vis 3 meldinger til');
  await window.then.hasNotices(5);
  await app.when.opens('Vis færre meldinger');
  await window.then.hasNotices(2);
});

test('the last row of a long table is scrolled clear of the notices that stand over it', async ({ app }) => {
  const window = createWindowDriver(app.get.page());
  await window.when.isSized(1024, 700);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const part of ['one', 'two']) await app.when.isHandedLink(`varde:plants?range.${part}=1..2`);
  await window.then.hasNotices(2);
  await window.when.scrollsTheTableToItsEnd();
  await window.then.showsTheLastRowAboveNotices();
});

test('room for notices goes with them where nobody has scrolled into it', async ({ app }) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await window.when.isSized(1024, 700);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await app.when.isHandedLink('varde:plants?range.one=1..2');
  await app.then.tells(/range\.one/);
  const close = page.getByRole('button', { name: 'Lukk meldingen' });
  while ((await close.count()) > 0) await close.first().click();
  await window.then.hasNotices(0);
  await window.then.endsWithTheLastRow();
});

test('what stands last in a pivot, a card and an observation is scrolled clear of notices too', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const isScrolledClear = async (part: Locator) => {
    await window.then.hasNotices(2);
    await window.when.scrollsToTheEndOf(part);
    await window.then.showsAboveNotices(part);
  };
  await window.when.isSized(720, 450);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const part of ['one', 'two']) await app.when.isHandedLink(`varde:plants?range.${part}=1..2`);
  await app.analysis.when.toggles('Pivot');
  const pivot = page.getByRole('region', { name: 'Pivot', exact: true });
  await isScrolledClear(pivot.getByRole('row').nth(-2));
  await app.analysis.when.toggles('Pivot');
  await app.table.when.opensRow('Adamselv');
  await isScrolledClear(page.getByRole('article', { name: 'Adamselv' }).locator('dd, p').last());
  await app.when.goesTo('Observasjoner');
  await page.getByRole('list').getByRole('button', { name: /Snø/ }).first().click();
  await isScrolledClear(page.getByRole('article').locator('dd, p, li').last());
});

test('a pivot shows rows between its head and its sums once the notices over it are gone', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await window.when.isSized(720, 450);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const part of ['one', 'two']) await app.when.isHandedLink(`varde:plants?range.${part}=1..2`);
  await app.analysis.when.toggles('Pivot');
  await window.then.hasNotices(2);
  const pivot = page.getByRole('region', { name: 'Pivot', exact: true });
  await window.when.scrollsToTheEndOf(pivot.getByRole('row').nth(-2));
  const close = page.getByRole('button', { name: 'Lukk meldingen' });
  while ((await close.count()) > 0) await close.first().click();
  await window.then.hasNotices(0);
  await window.then.showsWholeRows(3, pivot.getByRole('table'));
});

test('the frame stands in a small window, whatever is asked of an observation and heard about its parts', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await window.when.isSized(720, 450);
  await app.given.opened();
  await app.when.goesTo('Observasjoner');
  await page.getByRole('button', { name: 'Ny observasjon' }).click();
  await page.getByRole('radio', { name: 'Snø', exact: true }).click();
  await page.getByRole('button', { name: 'Se etter feil' }).click();
  await page.getByRole('button', { name: /^Snøprofil/ }).click();
  await page.getByRole('button', { name: /^Legg til: lag/ }).click();
  await page.getByRole('button', { name: /Hardhet · / }).click();
  await page.getByRole('option', { name: 'F', exact: true }).click();
  await window.then.frameStands();
  await page.getByRole('button', { name: /^Bilder/ }).click();
  await window.then.frameStands();
});

test('a card beside the table leaves one line to the buttons above it, in the largest letters too', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  await window.when.isSized(1024, 700);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await app.table.when.opensRow('Adamselv');
  await app.table.then.showsCard('Adamselv');
  const tools = page.getByRole('toolbar', { name: 'Verktøylinje' });
  for (const mode of ['Tabell', 'Pivot']) {
    await app.analysis.when.toggles(mode);
    await expect.poll(() => tools.getByRole('button').evaluateAll(countLines)).toBe(1);
    await window.when.pointsAt('Eksporter');
    await window.then.showsTip('Eksporter');
  }
});

/** Runs in the page: on how many lines elements stand. */
function countLines(elements: readonly Element[]): number {
  return new Set(elements.map((element) => Math.round(element.getBoundingClientRect().bottom))).size;
}

test('a telephone shows all of the bar, of surfaces and of their acts in the largest text', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const layout = createLayoutDriver(page);
  await window.when.isSized(400, 800);
  await app.given.opened();
  const answer = readPlantAnswer();
  await app.imports.when.drops(answer.fileName, answer.text);
  await app.imports.when.isTaken();
  await app.imports.then.isDone();
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await layout.then.fitsIn(page.getByRole('banner'));
  await app.when.opens('Kolonner');
  const content = page.getByRole('dialog', { name: /^Kolonner/ });
  await layout.then.liesWithin(content, content.locator('..'));
  await app.when.presses('Escape');
  await app.table.when.searches('finnes ikke');
  await layout.then.isInTheWindow(page.getByRole('button', { name: /^Fjern Søk: «finnes ikke»/ }));
});

test('settings stay within their cards on a telephone, and what is kept is told beside no word', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const layout = createLayoutDriver(page);
  await window.when.isSized(400, 800);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  const address = page.getByRole('textbox', { name: 'Adresse til vannkrafttjenesten' });
  await address.fill('http://127.0.0.1:9');
  await address.press('Enter');
  await app.settings.when.choosesLanguage('English');
  await app.settings.then.speaks('en');
  const kept = page.getByText(/^saved \d/);
  await layout.then.doNotMeet(kept, page.getByText('Address of the hydropower service', { exact: true }));
  for (const list of ['Data and licences', 'Software, fonts and licences']) {
    await page.getByRole('button', { name: list }).click();
  }
  for (const section of await page.locator('main section:not([tabindex="0"])').all())
    await layout.then.fitsIn(section);
});

test('the largest letters leave a small window to the work: to rows alone, and to most of a draft', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const layout = createLayoutDriver(page);
  await window.when.isSized(720, 450);
  await app.given.opened();
  await app.filters.then.areShown();
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await app.filters.then.areHidden();
  await app.when.presses('Control+Shift+N');
  await layout.then.takesOfTheWidth(0.5, page.getByRole('article', { name: 'Kladd' }));
});

test('what a bar stands for is told within the window of a telephone, in the longer language', async ({
  app,
}) => {
  const page = app.get.page();
  const window = createWindowDriver(page);
  const layout = createLayoutDriver(page);
  await window.when.isSized(400, 800);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.choosesLanguage('English');
  await app.when.goesTo('Plants');
  await app.analysis.when.toggles('Charts');
  const charts = page.getByRole('region', { name: 'Charts' });
  await charts.getByRole('button', { name: /^NO2 South-west/ }).hover();
  const told = charts.getByText(/^Power plant .* Pumped storage /);
  await layout.then.isInTheWindow(told);
});
