// The map beside the table is drawn anew where its marks changed, and only there.

import { expect, test } from '../../drivers/app-test.ts';
import { createMapWordsDriver } from '../../drivers/map-words-driver.ts';

/** Of the sample. */
const [ROWS, WITHOUT_POINT] = [109, 9];

// Many pictures of a map that software draws.
test.slow();

// In a window, because only there a WebGL context stands and draws.
test('a sort, and a filter that leaves out rows without points alone, draw nothing; one that leaves out plants draws', async ({
  app,
}) => {
  const words = createMapWordsDriver(app.get.page());
  await app.given.opened();
  await words.then.saysHowManyLack(WITHOUT_POINT);
  const before = await app.map.get.pictures();
  await app.table.when.sortsBy('Effekt');
  await app.table.then.beginsWith(['Breive']);
  await app.filters.when.adds('Lengdegrad');
  await app.filters.when.choosesPresence('Lengdegrad °', /Bare med verdi/);
  await app.table.then.showsCount(ROWS - WITHOUT_POINT, ROWS);
  // By the answer in which the map has its marks: it was asked with all that the table is asked for by now.
  await words.then.saysOfNoneThatItLacks();
  expect(await app.map.get.pictures()).toBe(before);

  await app.filters.when.goesFrom('Effekt (MW)', '500');
  await expect.poll(() => app.map.get.pictures()).toBeGreaterThan(before);
  await app.then.hasNoProblems();
});
