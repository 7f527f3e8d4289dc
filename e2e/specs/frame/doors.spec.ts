// The door for one's own data is seen at once, and a button that cannot work yet leads to the setting that it needs.

import { test } from '../../drivers/app-test.ts';
import { createDoorDriver } from '../../drivers/door-driver.ts';

const PLANTS_ADDRESS = 'Adresse til vannkrafttjenesten';
const CERTIFICATES_ADDRESS = 'Adresse til elsertifikattjenesten';

test('a file is opened from the bar and first in the menu of the data set', async ({ app }) => {
  const { when, then } = createDoorDriver(app.get.page());
  await app.given.opened();
  await then.barOpensFiles();
  await when.opensDataSets();
  await then.dataSetsOpenFiles();
});

test('what has no address leads to its field: from the menu, the search box and the settings', async ({
  app,
}) => {
  const { when, then } = createDoorDriver(app.get.page());
  await app.given.opened();
  for (const [register, field] of [
    ['Kraftverk', PLANTS_ADDRESS],
    ['Elsertifikatsøknader', CERTIFICATES_ADDRESS],
  ] as const) {
    await app.when.goesTo('Kraftverk');
    await when.opensDataSets();
    await when.setsAddressOf(register);
    await then.showsNoMenu();
    await app.then.isAt('Innstillinger');
    await app.settings.then.asksFor(field);
  }
  await app.settings.when.fetches('Kraftverk');
  await app.settings.then.asksFor(PLANTS_ADDRESS);
  await app.when.goesTo('Kart');
  await app.when.finds('Hent elsertifikatsøknader fra kilden');
  await app.then.isAt('Innstillinger');
  await app.settings.then.asksFor(CERTIFICATES_ADDRESS);
});

test.describe('without any data', () => {
  test.use({ start: { seed: 'none' } });

  test('each empty register opens the same files', async ({ app }) => {
    const { then } = createDoorDriver(app.get.page());
    await app.given.opened();
    for (const place of ['Kraftverk', 'Elsertifikat', 'Kart']) {
      await app.when.goesTo(place);
      await then.placeOpensFiles();
    }
  });
});
