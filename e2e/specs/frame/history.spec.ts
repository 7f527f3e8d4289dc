import { test } from '../../drivers/app-test.ts';
import { createHistoryDriver } from '../../drivers/history-driver.ts';

test("the browser's Back and Forward go through places, cards and opened views", async ({ app }) => {
  const { when, then } = createHistoryDriver(app.get.page());
  await app.given.opened();
  await app.table.when.togglesFilter('NO4 Nord');
  await app.table.then.showsCount(21, 109);
  await app.table.when.savesView('Nord');
  await app.table.when.removesAllFilters();
  await app.table.then.showsCount(109, 109);
  await app.when.goesTo('Kart');
  await app.when.goesTo('Kraftverk');
  await app.table.when.opensRow('Adamselv');
  await app.table.then.showsCard('Adamselv');
  await app.table.when.opensView('Nord');
  await app.table.then.showsCount(21, 109);

  await when.goesBack();
  await app.table.then.showsCount(109, 109);
  await app.table.then.showsCard('Adamselv');
  await when.goesBack();
  await then.showsNoCard('Adamselv');
  await app.then.isAt('Kraftverk');
  await when.goesBack();
  await app.then.isAt('Kart');

  await when.goesForward();
  await app.then.isAt('Kraftverk');
  await when.goesForward();
  await app.table.then.showsCard('Adamselv');
  await app.table.then.showsCount(109, 109);
  await when.goesForward();
  await app.table.then.showsCount(21, 109);
  await app.table.then.hasChip('Prisområde: NO4 Nord');
});
