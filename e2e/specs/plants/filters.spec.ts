import { test } from '../../drivers/app-test.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('numbers are filtered from and to, days by their year, rows by having no value', async ({ app }) => {
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
