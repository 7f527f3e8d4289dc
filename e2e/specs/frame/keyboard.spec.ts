import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { createWindowDriver } from '../../drivers/window-driver.ts';

const FRAME = ['Topplinje', 'Steder'];

test.beforeEach(async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
});

test('the first stop leads past the frame to the content, where the next one goes on', async ({ app }) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  await app.when.presses('Tab');
  await app.then.hasFocus('Gå til innholdet');
  await when.presses('Enter');
  await then.isAt('main', 'Kraftverk');
  await when.presses('Tab');
  await then.isAt('button', 'Kolonner');
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

test('F6 goes through the parts of each place, which all have names, and from the last to the first', async ({
  app,
}) => {
  const { when } = createKeyboardDriver(app.get.page());
  const parts = async (place: string) => {
    await app.when.goesTo(place);
    await expect(
      app.get.page().getByRole('main', { name: place }).getByRole('heading').first(),
    ).toBeVisible();
    return when.walksThroughParts();
  };
  const table = ['Filtre', 'Tabell'];
  expect(await parts('Kraftverk')).toEqual(['Kraftverk', ...table, 'Kart og kort', ...FRAME]);
  expect(await parts('Elsertifikat')).toEqual(['Elsertifikat', ...table, 'Kvartal og kort', ...FRAME]);
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  expect(await parts('Kart')).toEqual(['Kart', 'Søk, kort, lag og liste', ...FRAME]);
  expect(await parts('Observasjoner')).toEqual(['Observasjoner', 'Det som er åpnet', ...FRAME]);
  expect(await parts('Eksport')).toEqual(['Eksport', 'Forhåndsvisning', ...FRAME]);
  expect(await parts('Tjenester')).toEqual(['Operasjoner', 'Siste forespørsler', ...FRAME]);
  expect(await parts('Kartcacher')).toEqual(['Kartcacher', 'Alle kartcacher', 'Hva som tar plass', ...FRAME]);
  const settings = await parts('Innstillinger');
  expect(settings.slice(0, 2)).toEqual(['Utseende', 'Kilder']);
  expect(settings.slice(-2)).toEqual(FRAME);
  expect(settings).toHaveLength(11);
});

test('at most ten Tab stops lie before the table, and arrows go on inside each', async ({ app }) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  const keys = await when.walksTo('grid', 'Kraftverk');
  expect(keys - 1).toBeLessThanOrEqual(10);
  await when.walksTo('button', 'Kolonner', 'Shift+Tab');
  await when.presses('ArrowRight');
  await then.isAt('button', 'Grupper');
  await when.presses('Shift+Tab');
  await then.isAt('button', 'Kraftverk');
  await when.presses('ArrowDown');
  await then.isAt('button', 'Elsertifikat');
  // Where one was is where one comes back to.
  await when.walksTo('button', 'Grupper');
});

test('Tab goes from a field of a filter to the box that belongs to it, and back', async ({ app }) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  await when.walksTo('textbox', /^Største/);
  await when.types('10');
  await when.presses('Enter');
  await then.shows('checkbox', 'Uten grensene selv');
  await when.presses('Tab');
  await then.isAt('checkbox', 'Uten grensene selv');
  await when.presses('Shift+Tab');
  await then.isAt('textbox', /^Største/);
});

test('all arrows change a slider of a filter, which Tab reaches from the field beside it', async ({
  app,
}) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  await when.walksTo('textbox', /^Minste/);
  for (const end of [/^Største/, /^Minste/]) {
    await when.presses('Shift+Tab');
    await then.isAt('slider', end);
  }
  await when.presses('ArrowUp');
  await then.isAt('slider', /^Minste/);
  await then.says(/^Effekt \(MW\) ≥/);
  await when.presses('ArrowDown');
  await app.table.then.showsCount(109, 109);
  await when.presses('Tab');
  await then.isAt('slider', /^Største/);
  await when.presses('ArrowDown');
  await then.says(/^Effekt \(MW\) [≤<]/);
});

test('the buttons on the map are one Tab stop, inside which arrows go', async ({ app }) => {
  const { when, then } = createKeyboardDriver(app.get.page());
  await app.when.goesTo('Kart');
  await app.map.then.listsInView('Kvilldal');
  await when.walksTo('button', 'Zoom inn');
  await when.presses('ArrowDown');
  await then.isAt('button', 'Zoom ut');
  await when.presses('Tab');
  await then.isAt('separator', 'Bredden på listen');
  await when.presses('Shift+Tab');
  await then.isAt('button', 'Zoom ut');
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

test('Escape closes a dialog while its close button, under a pointer at rest, shows its tip', async ({
  app,
}) => {
  const { when, then } = createWindowDriver(app.get.page());
  await app.when.presses('?');
  await when.pointsAt('Lukk');
  await then.showsTip('Lukk');
  await app.when.presses('Escape');
  await app.then.showsNoDialog();
  await then.showsNoTip();
});

test('Escape puts away the tip of the button that has the focus, and the dialog only then', async ({
  app,
}) => {
  const { then } = createWindowDriver(app.get.page());
  const { when } = createKeyboardDriver(app.get.page());
  await app.when.presses('?');
  await when.walksTo('button', 'Lukk');
  await then.showsTip('Lukk');
  await app.when.presses('Escape');
  await then.showsNoTip();
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
