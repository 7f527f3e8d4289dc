import { test } from '../../drivers/app-test.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
});

test('the map says its scale, where its bar is true, and whose data it draws', async ({ app }) => {
  await app.map.then.scaleBarSaysWhereItIsTrue();
  await app.map.then.creditsSources();
  await app.then.hasNoProblems();
});

test('a plant is opened from the list of what is in view', async ({ app }) => {
  await app.map.when.picksFromList('Kvilldal');
  await app.map.then.showsCardOf('Kvilldal');
});

test('the keyboard zooms, and the list follows the view', async ({ app }) => {
  const before = await app.map.get.inView();
  await app.map.when.zoomsByKey(3);
  await app.map.then.listsFewerThan(before);
  await app.map.when.showsAllOfNorway();
  await app.map.then.listsInView('Kvilldal');
});

test('a coordinate leads to its place, in degrees and in UTM', async ({ app }) => {
  const before = await app.map.get.inView();
  await app.map.when.goesToCoordinate('69,65 18,96');
  await app.map.then.listsFewerThan(before);
});
