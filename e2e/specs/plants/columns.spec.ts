import { expect, test } from '../../drivers/app-test.ts';
import { createLayoutDriver } from '../../drivers/layout-driver.ts';

const FIRST = ['Navn', 'Type', 'Effekt', 'Prod.', 'Prisområde', 'Fylke', 'Eier', 'Status'];

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('columns are chosen, hidden from their menu, and stay over a reload', async ({ app }) => {
  await app.columns.then.areShown(FIRST);
  await app.columns.when.isShown('Fallhøyde');
  await app.columns.then.areShown([...FIRST, 'Fallhøyde']);
  await app.columns.when.choosesInMenu('Prod.', 'Skjul kolonnen');
  const rest = [...FIRST.filter((name) => name !== 'Prod.'), 'Fallhøyde'];
  await app.columns.then.areShown(rest);
  await app.when.reloads();
  await app.columns.then.areShown(rest);
});

test('the statistics of a column follow the filters', async ({ app }) => {
  await app.columns.when.choosesInMenu('Effekt', 'Statistikk');
  await app.columns.then.saysStatistic('Størst', /1\s240,0\sMW/);
  await app.columns.then.saysStatistic('Minst', /−20,0\sMW/);
  await app.columns.then.saysStatistic('Med verdi', /109/);
  await app.when.presses('Escape');
  await app.table.when.togglesFilter('Pumpe');
  await app.columns.when.choosesInMenu('Effekt', 'Statistikk');
  await app.columns.then.saysStatistic('Med verdi', /7/);
  await app.columns.then.saysStatistic('Sum', /−50,9\sMW/);
});

test('the menu of a column opens by keyboard, and leads to its filter', async ({ app }) => {
  await app.table.when.isEntered();
  await app.when.presses('ArrowUp');
  for (const _ of [1, 2, 3, 4, 5, 6]) await app.when.presses('ArrowRight');
  await app.when.presses('Alt+ArrowDown');
  await app.columns.then.offersInMenu('Kolonnen Eier', [
    'Sorter stigende',
    'Filtrer',
    'Grupper etter denne',
    'Statistikk',
  ]);
  await app.when.presses('ArrowDown');
  await app.when.presses('Enter');
  await app.table.then.beginsWith(['Rygene']);
});

test('rows are sorted by several columns', async ({ app }) => {
  await app.table.when.sortsBy('Fylke');
  await app.table.when.sortsBy('Effekt', ['Shift']);
  await app.table.then.beginsWith(['Breive', 'Åsdøla (oppdiktet)', 'Rindefossen (oppdiktet)']);
});

test('a column is computed of another by its form, which shows what it gives and tells what is wrong', async ({
  app,
}) => {
  await app.columns.when.opensComputedForm();
  await app.columns.when.namesComputed('Dobbel effekt');
  await app.columns.when.computes('[Efekt] × 2');
  await app.columns.then.tellsFault(
    'Det finnes ingen kolonne som heter Efekt. Skriv navnet i hakeparenteser, slik det står i tabellen.',
  );
  await app.columns.when.computes('[Effekt] × 2');
  await app.columns.then.showsFirstValue('Adamselv: 100');
  await app.columns.when.savesComputed();
  await app.columns.then.areShown(FIRST.toSpliced(1, 0, 'Dobbel effekt'));
  // The second press turns the order: twice the 1 240 MW of the largest plant stand first.
  await app.table.when.sortsBy('Dobbel effekt');
  await app.table.when.sortsBy('Dobbel effekt');
  await app.table.then.beginsWith(['Kvilldal']);
  await app.columns.then.hasCell('2 480,00');
  await app.when.reloads();
  await app.table.then.showsCount(109, 109);
  await app.columns.then.areShown(FIRST.toSpliced(1, 0, 'Dobbel effekt'));
  await app.table.then.beginsWith(['Kvilldal']);
});

test('columns are chosen below their button, in sight of the table, which changes at once', async ({
  app,
}) => {
  const page = app.get.page();
  const layout = createLayoutDriver(page);
  // What is open is all that somebody hears meanwhile: the table is only seen.
  const button = page.getByRole('button', { name: 'Kolonner', exact: true, includeHidden: true });
  const header = (name: RegExp) => page.getByRole('columnheader', { name, includeHidden: true });
  await app.when.opens('Kolonner');
  const choice = page.getByRole('dialog', { name: /^Kolonner i/ });
  await layout.then.standsBelow(choice, button);
  await expect(header(/^Fallhøyde/)).toHaveCount(0);
  await choice.locator('label').filter({ hasText: 'Fallhøyde' }).click();
  await expect(header(/^Fallhøyde/)).toHaveCount(1);
  await expect(choice).toBeVisible();
  await layout.then.coversAtMost(
    0.5,
    choice,
    page.getByRole('region', { name: 'Tabell', includeHidden: true }),
  );
});
