// What a map says of its signs, its scale, its detail, and of what it cannot show.

import { expect, test } from '../../drivers/app-test.ts';
import { createMapWordsDriver } from '../../drivers/map-words-driver.ts';
import { createSelectionDriver } from '../../drivers/selection-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

// Many pictures of a map that software draws.
test.slow();

test('a selected row that has no point is named first, beside the table and in the place Map', async ({
  app,
}) => {
  const words = createMapWordsDriver(app.get.page());
  const rows = createSelectionDriver(app.get.page());
  await app.given.opened();
  await words.then.saysHowManyLack(9);
  await rows.when.selects('Adamselv');
  await words.then.saysWithoutPointOfNone();
  await rows.when.selects('Aga');
  await words.then.saysWithoutPoint('Aga');
  await words.then.saysItBeforeTheOthers('Aga');

  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await words.then.saysWithoutPoint('Aga');
  await words.then.saysItBeforeAllElse('Aga');
  await app.then.hasNoProblems();
});

test('clusters are explained while there are some; switched off they are gone, after a reload too', async ({
  app,
}) => {
  const words = createMapWordsDriver(app.get.page());
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await words.then.explainsClusters();
  await words.when.opensPlantSettings();
  await words.when.clustersAreOff();
  await words.then.explainsNoClusters();
  await words.then.explainsMarks();

  await app.when.reloads();
  await words.then.explainsMarks();
  await words.then.explainsNoClusters();
  await app.then.hasNoProblems();
});

test('nearer than the base map has detail the map says so, and what would show more', async ({ app }) => {
  const words = createMapWordsDriver(app.get.page());
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await words.then.saysNothingOfDetail();
  await app.map.when.goesToCoordinate('61,5 8,5');
  await app.map.when.isAtRest();
  for (let step = 0; step < 2; step++) await app.map.when.zoomsInOnce();
  await words.then.saysNoMoreDetail();
  await app.map.when.showsAllOfNorway();
  await words.then.saysNothingOfDetail();
});

test('the scale bar of a wide map measures its middle, the list beside it left out', async ({ app }) => {
  const words = createMapWordsDriver(app.get.page());
  await createWindowDriver(app.get.page()).when.isSized(1920, 900);
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await app.map.when.isAtRest();
  const { number, latitude } = await words.get.scale();
  const { screenMetres, saidMetres } = await words.get.scaleBar();
  // Its lower edge is of a scale that is a third smaller.
  expect(Math.abs((screenMetres * number) / saidMetres - 1)).toBeLessThan(0.05);
  await words.when.pointsAtTheMiddle();
  expect(Math.abs((await words.get.pointedLatitude()) - latitude)).toBeLessThan(0.6);
  await app.map.then.scaleBarSaysWhereItIsTrue();
});
