import { test } from '../../drivers/app-test.ts';

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Elsertifikat');
});

test('whole and eligible production are kept apart', async ({ app }) => {
  await app.table.then.showsCount(60, 60);
  await app.table.then.cardSays('Hele prod.');
  await app.table.then.cardSays('Berettiget');
});

test('applications are filtered by their energy source', async ({ app }) => {
  await app.table.when.togglesFilter('Vindkraft');
  await app.table.then.hasChip('Energikilde: Vindkraft');
});
