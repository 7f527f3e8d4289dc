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
