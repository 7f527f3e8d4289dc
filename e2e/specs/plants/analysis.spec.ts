import { test } from '../../drivers/app-test.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Kraftverk');
  await app.table.then.showsCount(109, 109);
});

test('a bar of a chart filters, and the same bar takes the filter away', async ({ app }) => {
  await app.analysis.when.toggles('Diagram');
  await app.analysis.then.drawsChart('Effekt (MW) etter prisområde');
  await app.analysis.when.picksBar('Effekt (MW) etter prisområde', 'NO4 Nord');
  await app.table.then.hasChip('Prisområde: NO4 Nord');
  await app.table.then.showsCount(21, 109);
  await app.analysis.when.picksBar('Effekt (MW) etter prisområde', 'NO4 Nord');
  await app.table.then.showsCount(109, 109);
});

test('charts count the selected rows alone where only these are shown', async ({ app }) => {
  await createSelectionDriver(app.get.page()).when.showsOnly('Adamselv', 'Ala');
  await app.table.then.showsCount(4, 109);
  await app.analysis.when.toggles('Diagram');
  await app.analysis.then.chartHasBars('Effekt (MW) etter prisområde', [
    'NO1 Sørøst: 5,8 MW',
    'NO3 Midt: 0,012 MW',
    'NO4 Nord: 50 MW',
    'NO5 Vest: 0,1 MW',
  ]);
});

test('a pivot sums rows against columns, pumps apart, and turns', async ({ app }) => {
  await app.analysis.when.toggles('Pivot');
  await app.analysis.then.pivotHasRow(['NO2 Sørvest', '6 175', '840', '7 015']);
  await app.analysis.then.pivotHasRow(['Sum', '17 194', '1 334', '18 528']);
  await app.analysis.when.swapsPivot();
  await app.analysis.then.pivotHasRow(['Pumpekraftverk', '–', '840', '50', '–', '444', '1 334']);
  await app.get.page().keyboard.press('Control+e');
  await app.then.showsDialog('Eksporter Kraftverk pivot');
});

test('a cell of a pivot filters by its row and its column', async ({ app }) => {
  await app.analysis.when.toggles('Pivot');
  await app.analysis.when.picksCell('840');
  await app.table.then.hasChip('Prisområde: NO2 Sørvest');
  await app.table.then.hasChip('Type: Pumpekraftverk');
  await app.table.then.showsCount(2, 109);
});

test('the register is compared with a file, and nothing is changed by it', async ({ app }) => {
  await app.analysis.when.toggles('Sammenlign');
  const answer = readPlantAnswer();
  await app.analysis.when.comparesWith(answer.fileName, answer.text);
  await app.analysis.then.comparisonSays(/[Bb]are i|[Ee]ndret|[Nn]ye?|[Bb]orte/);
  await app.then.saysSample();
});
