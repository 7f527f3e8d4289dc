import { expect, test } from '../../drivers/app-test.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { countOf, readServedPlants, type ServedPlant } from '../../drivers/served-rows.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('numbers are filtered from and to, rows by having no value', async ({ app }) => {
  await app.filters.when.goesFrom('Effekt (MW)', '500');
  await app.table.then.hasChip('Effekt (MW) ≥ 500,0');
  await app.table.then.showsCount(8, 109);
  await app.filters.when.goesTo('Effekt (MW)', '620');
  await app.table.then.showsCount(4, 109);
  await app.filters.when.addsRange('Effekt (MW)');
  await app.filters.when.goesTo('Effekt (MW), intervall 2', '0');
  await app.table.then.hasChip('Effekt (MW) 500,0 til 620,0 eller ≤ 0,0');
  await app.table.when.removesAllFilters();
  await app.filters.when.opens('Fallhøyde m');
  await app.filters.when.choosesPresence('Fallhøyde m', /Bare uten verdi/);
  await app.table.then.hasChip('Fallhøyde: uten verdi');
});

test('days are filtered by years that are typed: with both years whole, by all others, and without the two years', async ({
  app,
  varde,
}) => {
  const plants = await readServedPlants(varde);
  const isOfThese = ({ IDriftDato }: ServedPlant) =>
    IDriftDato !== null && IDriftDato >= '1950' && IDriftDato < '1970';
  const count = countOf(plants, isOfThese);
  // Held to the first day of its year, the last one would lose a plant.
  expect(plants.some(({ IDriftDato }) => IDriftDato?.startsWith('1969-03'))).toBe(true);
  await app.filters.when.opens('I drift fra');
  await app.filters.when.goesFrom('I drift fra', '1950');
  await app.filters.when.goesTo('I drift fra', '1969');
  await app.table.then.hasChip('I drift fra 1950 til 1969');
  await app.table.then.showsCount(count, 109);
  await app.filters.when.keepsAllOthers('I drift fra');
  await app.table.then.hasChip('I drift: ikke fra 1950 til 1969');
  await app.table.then.showsCount(109 - count, 109);
  await app.filters.when.keepsAllOthers('I drift fra');
  await app.filters.when.leavesEndsOut('I drift fra');
  await app.table.then.hasChip('I drift etter 1950 og før 1969');
  const isBetween = ({ IDriftDato }: ServedPlant) =>
    IDriftDato !== null && IDriftDato >= '1951' && IDriftDato < '1969';
  await app.table.then.showsCount(countOf(plants, isBetween), 109);
});

test('a range is left without its ends, and a filter turned to all others, by the boxes below them', async ({
  app,
  varde,
}) => {
  const plants = await readServedPlants(varde);
  await app.filters.when.goesFrom('Effekt (MW)', '500');
  await app.table.then.showsCount(
    countOf(plants, ({ MaksYtelse }) => MaksYtelse >= 500),
    109,
  );
  await app.filters.when.leavesEndsOut('Effekt MW');
  await app.table.then.hasChip('Effekt (MW) > 500,0');
  const above = countOf(plants, ({ MaksYtelse }) => MaksYtelse > 500);
  await app.table.then.showsCount(above, 109);
  await app.filters.when.keepsAllOthers('Effekt MW');
  await app.table.then.hasChip('Effekt (MW): ikke > 500,0');
  await app.table.then.showsCount(109 - above, 109);
  await app.table.when.removesAllFilters();

  await app.table.when.togglesFilter('Pumpe');
  await app.filters.when.keepsAllOthers('Type');
  await app.table.then.hasChip('Type: ikke Pumpe');
  await app.table.then.showsCount(
    countOf(plants, ({ VannKVTypeID }) => VannKVTypeID !== 'P'),
    109,
  );
});

test('a column that is not in the panel is added, and filtered by a part of its text', async ({ app }) => {
  await app.filters.when.adds('Nedbørfelt');
  await app.filters.when.containsText('sima');
  await app.table.then.hasChip('Nedbørfelt inneholder «sima»');
  await app.table.then.showsRow('Sy-Sima');
});

test('rows are held to what the map shows', async ({ app }) => {
  await app.filters.when.bindsRowsToMap();
  await app.table.then.hasChip('I kartutsnittet');
  await app.map.when.zoomsByKey(3);
  await app.filters.then.leavesFewerThan(109);
});

test('however many chips there are, the buttons behind them are whole', async ({ app }) => {
  const window = createWindowDriver(app.get.page());
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.when.togglesFilter('NO5 Vest');
  await app.table.when.togglesFilter('Kraftverk');
  await app.filters.when.goesFrom('Effekt (MW)', '1');
  await createSelectionDriver(app.get.page()).when.selects('Alta');
  await window.then.showsWhole('Fjern alle');
  await window.then.showsWhole('Vis bare 1 valgt');
});
