// Whatever takes longer than a moment shows that it works: each is held where it waits for host or data window.

import type { AppDriver } from '../../drivers/app-driver.ts';
import { test } from '../../drivers/app-test.ts';
import { createHeldBridge } from '../../drivers/held-bridge.ts';
import { createWorkDriver } from '../../drivers/work-driver.ts';

/** The app of which host and data window can be held, with a folder for what is written. */
async function openedWithHeldBridge(app: AppDriver, folder: string) {
  const page = app.get.page();
  const bridge = await createHeldBridge(page);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.setsExportFolder(folder);
  return { page, bridge, ...createWorkDriver(page) };
}

test('the picture of a chart and the export of a table show that they work until they are written', async ({
  app,
  dataFolder,
}) => {
  const { bridge, when, then } = await openedWithHeldBridge(app, dataFolder);
  await app.when.goesTo('Kraftverk');
  await app.when.opens('Diagram');

  const writePicture = bridge.holds('exports.write');
  await when.savesFirstChart();
  await then.turns(/^Lagrer «.*» som bilde/);
  writePicture();
  await then.says(/^Bildet er lagret: .*\.svg$/);
  await then.turnsNoMore(/^Lagre «.*» som bilde/);

  const writeTable = bridge.holds('exports.write');
  await when.presses(/^Eksporter$/);
  await when.presses(/^Skriv fil$/);
  await then.showsProgress(/^Skriver 109 rader/);
  await then.says(/^Stopp$/);
  writeTable();
  await then.says(/er skrevet og lest tilbake/);
  await then.showsNoProgress();
});

test('a map export shows that it works while it is drawn, copied and written', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(180_000);
  const { page, bridge, when, then } = await openedWithHeldBridge(app, dataFolder);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  const preview = bridge.holds('mapExport.draw');
  await app.when.presses('Control+5');
  await app.then.isAt('Eksport');
  await then.isDrawn(true);
  await then.showsProgress(/^Tegner/);
  preview();
  await then.isDrawn(false);
  await then.showsNoProgress();
  await then.says(/^ca\. /);

  const copy = bridge.holds('mapExport.draw');
  await when.presses(/^Kopier bilde$/);
  await then.turns(/^Kopier bilde$/);
  copy();
  await then.ticks(/^Kopier bilde$/);
  await then.turnsNoMore(/^Kopier bilde$/);

  const save = bridge.holds('exports.write');
  await when.presses(/^Lagre fil$/);
  await then.showsProgress(/^Tegner/);
  save();
  await then.says(/Skrevet og lest tilbake/);
  await then.showsNoProgress();
});
