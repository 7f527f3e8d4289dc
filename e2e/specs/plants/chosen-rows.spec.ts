// Rows that are chosen: seen where they were chosen elsewhere, counted as they are lit, and at rest under the pointer.

import { expect, test } from '../../drivers/app-test.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

// Vamma in Østfold and Vinje in Telemark: far down among the names, and among the counties.
const LATE = '488,503';

test('rows that were chosen elsewhere are in sight when the table is arrived at, their group open', async ({
  app,
}) => {
  const { then } = createSelectionDriver(app.get.page());
  await createWindowDriver(app.get.page()).when.isSized(1024, 700);
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.when.isHandedLink(`varde:plants?selected=${LATE}`);
  await then.isInSight('Vamma');
  await app.when.finds('Adamselv');
  await then.isInSight('Adamselv');

  await app.when.goesTo('Kart');
  await app.when.isHandedLink(`varde:plants?group=county&selected=${LATE}`);
  await then.isInSight('Vinje');
  await app.when.goesTo('Kart');
  await app.map.when.picksFromList('Kvilldal');
  await app.map.then.showsCardOf('Kvilldal');
  await app.when.opens('Åpne kortet');
  await then.isInSight('Kvilldal');
});

test('what is lit is what is counted: neither rows that a filter hides nor the one whose card is open', async ({
  app,
}) => {
  const { when, then } = createSelectionDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await when.selects('Alta');
  await when.adds('Aura');
  await when.adds('Bratsberg');
  await app.when.presses('ArrowDown');
  await app.when.presses('Enter');
  await app.table.then.showsCard('Brattset');
  await then.lights(['Alta', 'Aura', 'Bratsberg']);
  await then.counts(3);
  await then.offersOnly(3);
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.then.showsCount(21, 109);
  await then.lights(['Alta']);
  await then.offersOnly(1);
  await app.table.when.togglesFilter('NO3 Midt');
  await then.lights(['Alta', 'Aura', 'Bratsberg']);
  await then.counts(3);
  await when.showsOnlyTheSelected();
  await app.table.then.showsCount(3, 109);
  await then.lights(['Alta', 'Aura', 'Bratsberg']);
});

test('the row that is clicked keeps its height while its card opens, one that is cut off by the edge too', async ({
  app,
}) => {
  const { when, get } = createSelectionDriver(app.get.page());
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
  ] as const) {
    await window.when.isSized(width, height);
    await app.table.then.showsCount(109, 109);
    const name = await get.lastRowInSight();
    const top = (await get.top(name)) ?? 0;
    await when.clicksWhereItIs(name);
    await app.table.then.showsCard(name);
    await app.map.when.isAtRest();
    // A scroller stands at whole pixels.
    expect(await get.top(name), `${width}×${height}`).toBeCloseTo(top, 0);
    await when.closesCard();
  }
});
