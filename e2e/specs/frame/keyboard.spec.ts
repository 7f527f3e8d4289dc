import { test } from '../../drivers/app-test.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('the first stop leads past the frame to the content', async ({ app }) => {
  await app.when.presses('Tab');
  await app.then.hasFocus('Gå til innholdet');
});

test('F6 goes through the parts of the window: top bar, places, toolbar, filters, table, and back', async ({
  app,
}) => {
  const { then } = createWindowDriver(app.get.page());
  for (const stop of [/^Datasett/, 'Kraftverk', 'Kolonner', 'Skjul filtre', 'Kraftverk']) {
    await app.when.presses('F6');
    await then.hasFocusOn(stop);
  }
  await app.when.presses('Shift+F6');
  await then.hasFocusOn('Skjul filtre');
});

test('one search box finds a plant and opens its card, without a pointer', async ({ app }) => {
  await app.when.finds('Kvilldal');
  await app.table.then.showsCard('Kvilldal');
});

test('the shortcuts stand on a sheet that a key opens and closes', async ({ app }) => {
  await app.when.presses('?');
  await app.then.showsDialog('Snarveier');
  await app.when.presses('Escape');
  await app.then.showsNoDialog();
});

test('the table is walked with arrows, and Enter opens the card of its row', async ({ app }) => {
  await app.table.when.isEntered();
  await app.when.presses('ArrowDown');
  await app.when.presses('ArrowDown');
  await app.when.presses('Enter');
  await app.table.then.showsSomeCard();
});
