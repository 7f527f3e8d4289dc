// The one search box by what it lists and where its hits lead: owners and areas, towns, actions in both languages.

import { test } from '../../drivers/app-test.ts';
import { createLanguageDriver } from '../../drivers/language-driver.ts';
import { createPaletteDriver } from '../../drivers/palette-driver.ts';
import { countOf, readServedPlants } from '../../drivers/served-rows.ts';

/** What is typed, in letters of any keyboard, what is meant by it, and how list and chip call its column. */
const SHARED_VALUES = [
  ['eviny forn', 'HovedEier', 'EVINY FORNYBAR AS', 'Eier'],
  ['suldal', 'Kommune', 'Suldal', 'Kommune'],
  ['ostfold', 'Fylke', 'Østfold', 'Fylke'],
] as const;

test('owners, municipalities and counties are listed with the number of their plants, and choosing one shows these', async ({
  app,
  varde,
}) => {
  const plants = await readServedPlants(varde);
  const { when, then } = createPaletteDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const [typed, member, value, column] of SHARED_VALUES) {
    const count = countOf(plants, (plant) => plant[member] === value);
    await app.when.goesTo('Innstillinger');
    await when.searches(typed);
    await then.listsFirst(`${value}${column} · ${count} kraftverk`);
    await when.choosesFirst();
    await app.then.isAt('Kraftverk');
    await app.table.then.hasChip(`${column}: ${value}`);
    await app.table.then.showsCount(count, 109);
  }
});

test('a town that is typed without its letter is found, and choosing it goes there on the map', async ({
  app,
}) => {
  const { when, then } = createPaletteDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await when.searches('tromso');
  await when.chooses('Steder i kartet', 'Tromsø');
  await app.then.isAt('Kart');
  await app.map.when.isAtRest();
  await app.map.when.pointsAt({ x: 0.5, y: 0.5 });
  await then.readsPlace(/69,6\d+°\sN\s+18,9\d+°\sØ/);
});

test('an action is found by its words in the other language, and done', async ({ app }) => {
  const { when, then } = createPaletteDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await when.searches('dark theme');
  await then.listsFirst('Mørkt tema');
  await when.choosesFirst();
  await app.settings.then.isDrawnIn('dark');
  await createLanguageDriver(app.get.page()).when.isSwitchedToEnglish();
  await when.searches('lyst tema');
  await then.listsFirst('Light theme');
  await when.choosesFirst();
  await app.settings.then.isDrawnIn('light');
});
