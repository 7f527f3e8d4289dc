import { readFileSync } from 'node:fs';
import { expect, test } from '../../drivers/app-test.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';
import { createQuarterDriver } from '../../drivers/quarter-driver.ts';
import { lookAtLabels } from '../../drivers/saved-drawing.ts';

const TITLE = 'Sertifikatberettiget produksjon per kvartal';
const QUARTER = '3. kvartal 2022';
/** GWh a year of the ten wind farms of the sample, all of which have begun by 2022. */
const WIND_TARGET = 21.045 + 281.991 + 138.696 + 276.367 + 269.522 + 114.393 + 261.458;
const WIND_TRANSITIONAL = 149.017 + 127.154 + 100.412;

test('the quarters are those of the applications that the filters leave, and of all again without them', async ({
  app,
  dataFolder,
}) => {
  const quarters = createQuarterDriver(app.get.page(), TITLE);
  const pointer = createPointerDriver(app.get.page());
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(dataFolder);
  await app.when.goesTo('Elsertifikat');
  await app.table.then.showsCount(60, 60);
  await app.table.then.cardSays(/Tallene gjelder hele registeret, uten filtre\.$/);
  const ofAll = await quarters.get.quarter(QUARTER);

  await app.table.when.togglesFilter('Vindkraft');
  await app.table.then.cardSays('Beregnet av 10 søknader som filtrene viser.');
  // From July to September are 92 of the 365 days.
  const [target, transitional, sum] = [WIND_TARGET, WIND_TRANSITIONAL, WIND_TARGET + WIND_TRANSITIONAL].map(
    (gwh) => ((gwh * 92) / 365).toFixed(1).replace('.', ','),
  );
  const ofWind = `${QUARTER}: ${sum} GWh (I målet ${target} GWh, Overgangsordningen ${transitional} GWh)`;
  expect(ofWind).not.toBe(ofAll);
  await quarters.then.says(QUARTER, ofWind);

  await pointer.when.savesChart(TITLE, /^SVG/);
  const labels = await lookAtLabels(app.get.page(), readFileSync(await pointer.get.picture('svg'), 'utf8'));
  expect(labels.struck).toEqual([]);
  expect(labels.lineCount).toBeGreaterThan(3);

  await app.table.when.removesAllFilters();
  await quarters.then.says(QUARTER, ofAll);
});
