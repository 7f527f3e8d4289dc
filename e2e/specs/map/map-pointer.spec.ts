// The map by a pointer: what lies under it is told, pressed and framed, and table and map have one selection.

import { expect, test } from '../../drivers/app-test.ts';
import { createPointerDriver } from '../../drivers/pointer-driver.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

// Kvilldal of the sample, alone at its place once the map is near enough.
const KVILLDAL = '59,5200 6,6500';

test('a plant under the pointer tells its name, and a click opens its card', async ({ app }) => {
  const { when, then } = createPointerDriver(app.get.page());
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await when.goesToPlant('Kvilldal', KVILLDAL);
  await when.pointsAtTheMark('Kvilldal');
  await then.tells(/Kvilldal/);
  await when.clicks();
  await app.map.then.showsCardOf('Kvilldal');
});

test('a box chooses the plants in it, tells their sum, and the table has the same rows chosen', async ({
  app,
}) => {
  const { when, then } = createPointerDriver(app.get.page());
  const selection = createSelectionDriver(app.get.page());
  await app.given.opened();
  // The group that holds the first of them will be opened.
  await app.table.when.groupsBy('Fylke');
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await when.startsBox();
  await app.map.when.drawsBox({ x: 0.2, y: 0.45 }, { x: 0.7, y: 0.9 });
  const count = await then.saysChosen();
  await when.goesToTheTable();
  await app.table.then.showsCount(count, 109);
  await selection.then.counts(count);
  await app.table.then.hasChip(`Bare ${count} valgte rader`);
  await selection.then.isInSight('Brokke');
  await selection.then.lightsAll();
});

test('a row that is selected brings the map so near that its plant stands alone under a pointer', async ({
  app,
}) => {
  const { when, then } = createPointerDriver(app.get.page());
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  await app.map.when.isAtRest();
  // One of 37 in a cluster while all of Norway is seen.
  const before = await window.get.scale();
  await createSelectionDriver(app.get.page()).when.selects('Borgund');
  await expect.poll(() => window.get.scale()).not.toBe(before);
  await app.map.when.isAtRest();
  await when.pointsAtTheMark('Borgund');
  await then.tells(/Borgund/);
});
