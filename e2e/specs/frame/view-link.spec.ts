// Links of views, `varde:plants?…`: pasted and pressed, or handed over by the system where one was pressed outside.

import { expect, test } from '../../drivers/app-test.ts';
import { createLinkDriver } from '../../drivers/link-driver.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

const NORTH = 'varde:plants?in.area=NO4&sort=-outputMw';

test('a pasted link is told as a view, and a click on it opens the view', async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Kart');
  const link = createLinkDriver(app.get.page());
  await link.when.pastesAndClicks(NORTH, /^Åpne visningen av Kraftverk/);
  await app.then.isAt('Kraftverk');
  await app.table.then.hasChip('Prisområde: NO4 Nord');
  await app.table.then.showsCount(21, 109);
});

test('a link that was clicked elsewhere and that the system hands over opens its view, and leaves the address', async ({
  app,
}) => {
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.when.isHandedLink(NORTH);
  await app.then.isAt('Kraftverk');
  await app.table.then.hasChip('Prisområde: NO4 Nord');
  expect(new URL(app.get.address()).hash).toBe('');
});

test('a copied link shows the same rows on the same section of the map in a window of the same size', async ({
  app,
  secondWindow,
}) => {
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.then.showsCount(21, 109);
  await app.map.when.zoomsInOnce();
  const scale = await window.get.scale();
  const link = await createLinkDriver(app.get.page()).when.copies();
  const second = createWindowDriver(secondWindow.get.page());
  await second.when.isSized(1440, 900);
  await secondWindow.given.opened();
  await secondWindow.map.when.isAtRest();
  await secondWindow.when.isHandedLink(link);
  await secondWindow.table.then.showsCount(21, 109);
  await second.then.hasScale(scale);
});

test('a link that is handed over before the map is made shows its section of the map as soon as it is', async ({
  app,
  secondWindow,
}) => {
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  await app.table.when.togglesFilter('NO4 Nord');
  await app.map.when.zoomsInOnce();
  const scale = await window.get.scale();
  const link = await createLinkDriver(app.get.page()).when.copies();
  const second = createWindowDriver(secondWindow.get.page());
  await second.when.isSized(1440, 900);
  const goOn = await secondWindow.map.when.isHeldBack();
  await secondWindow.given.opened();
  await secondWindow.table.then.showsCount(109, 109);
  await secondWindow.when.isHandedLink(link);
  await secondWindow.table.then.showsCount(21, 109);
  goOn();
  await second.then.hasScale(scale);
});

test('a saved view brings its sort, its groups, its selection and its section of the map again', async ({
  app,
}) => {
  test.slow();
  const window = createWindowDriver(app.get.page());
  const selection = createSelectionDriver(app.get.page());
  await app.given.opened();
  await app.when.finds('varde:plants?sort=-outputMw&group=area&selected=2,3');
  // Alta is the larger one.
  await selection.then.lights(['Alta', 'Adamselv']);
  await app.map.when.zoomsInOnce();
  const scale = await window.get.scale();
  await app.table.when.savesView('Nord');
  await app.when.finds('varde:plants?sort=name&selected=9,10&map=5,60,7,61');
  await selection.then.lights(['Aura', 'Aurland 1']);
  await expect.poll(() => window.get.scale()).not.toBe(scale);
  await app.table.when.opensView('Nord');
  await app.table.then.hasGroup('NO4 Nord', 21);
  await selection.then.lights(['Alta', 'Adamselv']);
  await selection.then.isInSight('Alta');
  await window.then.hasScale(scale);
});

test('a reload shows the same section of the map, again and again', async ({ app }) => {
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  await app.map.when.zoomsInOnce();
  const scale = await window.get.scale();
  for (let times = 0; times < 2; times += 1) {
    await app.when.reloads();
    await app.map.when.isAtRest();
    await window.then.hasScale(scale);
  }
});
