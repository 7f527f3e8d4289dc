import { readFileSync } from 'node:fs';
import { expect, test } from '../../drivers/app-test.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';
import { lookAtLabels } from '../../drivers/saved-drawing.ts';
import { createScatterDriver } from '../../drivers/scatter-driver.ts';
import { countOf, readServedPlants, type ServedPlant } from '../../drivers/served-rows.ts';

const BY_OWNER = 'Effekt (MW) etter eier';
const SHOWN_OWNERS = 15;

test('owners stand as bars by their output, the rest in a sentence; one is picked, and its labels are saved on paper', async ({
  app,
  dataFolder,
  varde,
}) => {
  const plants = await readServedPlants(varde);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(dataFolder);
  await app.when.goesTo('Kraftverk');
  await app.analysis.when.toggles('Diagram');
  const owners = ownersByOutput(plants);
  await app.analysis.then.drawsChart(BY_OWNER);
  await app.analysis.then.chartNamesBars(
    BY_OWNER,
    owners.slice(0, SHOWN_OWNERS).map(([owner]) => owner),
  );
  await app.table.then.cardSays(
    new RegExp(`^De andre ${owners.length - SHOWN_OWNERS} eierne har til sammen`),
  );

  const pointer = createPointerDriver(app.get.page());
  await pointer.when.savesChart(BY_OWNER, /^SVG/);
  const saved = readFileSync(await pointer.get.picture('svg'), 'utf8');
  const labels = await lookAtLabels(app.get.page(), saved);
  expect(labels.struck).toEqual([]);
  // A name and a number for each bar, and those of the axis over the lines of its grid.
  expect(labels.count).toBeGreaterThan(2 * SHOWN_OWNERS);
  expect(labels.lineCount).toBeGreaterThan(3);

  await app.analysis.when.picksBar(BY_OWNER, 'EVINY FORNYBAR AS');
  await app.table.then.hasChip('Eier: EVINY FORNYBAR AS');
  await app.table.then.showsCount(
    countOf(plants, ({ HovedEier }) => HovedEier === 'EVINY FORNYBAR AS'),
    109,
  );
});

test('two numbers of each plant stand against each other, by other axes too, and a click on a point opens its card', async ({
  app,
  dataFolder,
}) => {
  const scatter = createScatterDriver(app.get.page());
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(dataFolder);
  await app.when.goesTo('Kraftverk');
  await app.analysis.when.toggles('Diagram');
  await scatter.then.isDrawn('Middelproduksjon mot Effekt');
  await scatter.when.choosesAxis('Vannrett', 'Fallhøyde (m)');
  const title = 'Middelproduksjon mot Fallhøyde';
  await scatter.then.isDrawn(title);

  const pointer = createPointerDriver(app.get.page());
  await pointer.when.savesChart(title, /^SVG/);
  const labels = await lookAtLabels(app.get.page(), readFileSync(await pointer.get.picture('svg'), 'utf8'));
  expect(labels.struck).toEqual([]);
  expect(labels.lineCount).toBeGreaterThan(5);

  await app.table.when.searches('Kvilldal');
  await app.table.then.showsCount(1, 109);
  await scatter.when.pointsAtTheOnlyPoint(title);
  // As the register has them: 536.5 m and 3230.895 GWh.
  await scatter.then.tellsOfThePoint(/Fallhøyde.*536,5.*Middelproduksjon.*3\s230,895/);
  await scatter.when.clicks();
  await app.table.then.showsCard('Kvilldal');
});

/** Owners with the output of their plants, largest first; pumps are told apart. */
function ownersByOutput(
  plants: readonly ServedPlant[],
): readonly (readonly [owner: string, outputMw: number])[] {
  const outputs = new Map<string, number>();
  for (const { HovedEier, MaksYtelse, VannKVTypeID } of plants)
    if (VannKVTypeID !== 'P') outputs.set(HovedEier, (outputs.get(HovedEier) ?? 0) + MaksYtelse);
  return [...outputs].sort(([, a], [, b]) => b - a);
}
