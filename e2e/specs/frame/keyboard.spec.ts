import { test } from '../../drivers/app-test.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('the first stop leads past the frame to the content', async ({ app }) => {
  await app.when.presses('Tab');
  await app.then.hasFocus('Gå til innholdet');
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
