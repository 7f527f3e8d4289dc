import { expect, test } from '../../drivers/app-test.ts';

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

// In a window, because only there a WebGL context stands and draws.
test('the map stands while other places are opened, and neither a return nor a sort draws it', async ({
  app,
}) => {
  const pictures = await app.map.get.pictures();
  await app.map.when.isMarked();
  await app.when.goesTo('Innstillinger');
  await app.when.goesTo('Kart');
  await app.map.then.isTheMarkedOne();
  await app.map.then.listsInView('Kvilldal');
  expect(await app.map.get.pictures()).toBe(pictures);

  await app.when.goesTo('Kraftverk');
  await app.then.showsRows();
  const besideTable = await app.map.get.pictures();
  await app.table.when.sortsBy('Effekt');
  await app.table.when.sortsBy('Navn');
  await app.table.then.beginsWith(['Adamselv', 'Aga']);
  expect(await app.map.get.pictures()).toBe(besideTable);

  await app.when.goesTo('Kart');
  await app.map.then.isTheMarkedOne();
  expect(await app.map.get.pictures()).toBe(pictures);
  await app.then.hasNoProblems();
});
