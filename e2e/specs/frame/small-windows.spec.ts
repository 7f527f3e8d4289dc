// Windows that are small, or large ones whose text is twice as large.

import { test } from '../../drivers/app-test.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test('small windows show eight rows of a table, and the smallest breaks nowhere', async ({ app }) => {
  const window = createWindowDriver(app.get.page());
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  for (const place of ['Kraftverk', 'Elsertifikat']) {
    await app.when.goesTo(place);
    await window.when.isSized(1024, 700);
    await window.then.showsWholeRows(8);
    // 1440×900 at 200 %.
    await window.when.isSized(720, 450);
    await window.then.showsWholeRows(8);
  }
  await window.when.isSized(400, 800);
  for (const place of await app.get.placeNames()) {
    await app.when.goesTo(place);
    await window.then.fitsTheWidth();
  }
});

test('where there is room for one thing, rows are there again when the map is closed, and not the filters', async ({
  app,
}) => {
  const window = createWindowDriver(app.get.page());
  await window.when.isSized(400, 800);
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await app.when.opens('Filtre');
  await app.filters.then.areShown();
  await app.when.opens('Kart og kort');
  await app.when.opens('Lukk');
  await app.table.then.showsRow('Adamselv');
  await app.filters.then.areHidden();
});

test('five notices cover no small window: two are shown, the others counted, and all when asked for', async ({
  app,
}) => {
  const window = createWindowDriver(app.get.page());
  await window.when.isSized(720, 450);
  await app.given.opened();
  for (const part of ['one', 'two', 'three', 'four', 'five']) {
    await app.when.isHandedLink(`varde:plants?range.${part}=1..2`);
    await app.then.tells(new RegExp(`range\\.${part}`));
  }
  await window.then.hasNotices(2);
  await window.then.noticesCoverAtMost(0.6);
  await app.when.opens('Vis 3 meldinger til');
  await window.then.hasNotices(5);
});
