import { readFileSync } from 'node:fs';
import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';
import { createMapExportDriver } from '../../drivers/map-export-driver.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Kraftverk');
  await app.table.then.showsCount(109, 109);
});

test('no button of the toolbar moves, comes or goes when the rows are looked at otherwise, in any window', async ({
  app,
}) => {
  const page = app.get.page();
  const { get } = createLayoutDriver(page);
  const toolbar = page.getByRole('toolbar', { name: 'Verktøylinje' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
    [720, 450],
    [400, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const before = await get.boxesAtRest(toolbar);
    for (const mode of ['Diagram', 'Pivot', 'Sammenlign', 'Tabell']) {
      await app.analysis.when.toggles(mode);
      await app.analysis.then.isLookedAtAs(mode);
      expect(await get.boxesAtRest(toolbar), `${mode}, ${width}×${height}`).toEqual(before);
    }
  }
});

test('the comparison has nothing to export before it is made, and says so', async ({ app }) => {
  await app.analysis.when.toggles('Sammenlign');
  await app.analysis.then.cannotExport('Det er ingen forskjeller å eksportere ennå.');
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

// Only the whole program shows that filters reach the pictures: what is drawn, what the file says, what it is called.
test('charts, pivot and map of filtered plants tell what was filtered and when, in picture, file and name', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(240_000);
  const page = app.get.page();
  const pictures = createPointerDriver(page);
  const exports = createMapExportDriver(page, dataFolder);
  const chart = 'Effekt (MW) etter prisområde';
  const filter = 'Prisområde: NO2 Sørvest';
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(dataFolder);
  await app.when.goesTo('Kraftverk');
  await app.analysis.when.toggles('Diagram');
  await app.analysis.when.picksBar(chart, 'NO2 Sørvest');
  await app.table.then.hasChip(filter);

  await test.step('a chart as SVG and as PNG', async () => {
    await pictures.when.savesChart(chart, /^SVG/);
    const path = await pictures.get.picture('svg');
    expect(path).toMatch(/effekt-mw-etter-prisområde-utvalg-\d{4}-\d\d-\d\d\.svg$/);
    const svg = readFileSync(path, 'utf8');
    const [, told = ''] = /<desc>([^<]*)<\/desc>/.exec(svg) ?? [];
    expect(told).toMatch(/pumpe.*MW/);
    expect(told).toContain(`Filtre: ${filter}`);
    expect(told).toMatch(/Laget med Varde \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    for (const said of [`Filtre: ${filter}`, 'Laget med Varde']) expect(svg).toContain(`>${said}`);

    await pictures.when.savesChart(chart, /^PNG/);
    const png = readFileSync(await pictures.get.picture('png'), 'utf8');
    expect(png).toContain(`iTXtDescription\0\0\0\0\0`);
    expect(png).toContain(told);
  });

  await test.step('the pivot', async () => {
    await app.analysis.when.toggles('Pivot');
    await app.analysis.then.pivotHasRow(['Sum', '6 175', '840', '7 015']);
    await page.keyboard.press('Control+e');
    await app.then.showsDialog('Eksporter Kraftverk pivot utvalg');
    await page.keyboard.press('Escape');
  });

  await test.step('the map', async () => {
    await app.when.goesTo('Eksport');
    await exports.when.types(/^Målestokk 1 :/, '1000000');
    await exports.when.chooses(/Format/, 'SVG');
    const path = await exports.when.saves('svg');
    expect(path).toMatch(/kart-utvalg-\d{4}-\d\d-\d\d\.svg$/);
    const svg = readFileSync(path, 'utf8');
    const [, told = ''] = /<desc>([^<]*)<\/desc>/.exec(svg) ?? [];
    expect(told).toMatch(new RegExp(`\\d+ av 109 kraftverk er med. Filtre: ${filter}\n`));
    expect(told).toContain('Laget med Varde');
    for (const said of [/>\d+ av 109 kraftverk er med\. Filtre: /, />Laget med Varde /])
      expect(svg).toMatch(said);
  });
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
