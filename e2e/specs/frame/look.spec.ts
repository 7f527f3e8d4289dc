import { expect, test } from '../../drivers/app-test.ts';

test('theme and language change at once and are kept', async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.choosesTheme('Mørkt');
  await app.settings.then.isDrawnIn('dark');
  await app.settings.when.choosesLanguage('English');
  await app.settings.then.speaks('en');
  await app.then.showsPlaces(['Plants', 'Services', 'Settings']);
  await app.when.reloads();
  await app.settings.then.isDrawnIn('dark');
  await app.settings.then.speaks('en');
});

test('F9 switches the sun theme on and off', async ({ app }) => {
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await app.settings.when.choosesTheme('Lyst');
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('light');
});

test('another size of text leaves the work as it stands', async ({ app }) => {
  await app.given.opened();
  await app.table.then.showsCount(109, 109);
  await app.analysis.when.toggles('Diagram');
  await app.analysis.then.drawsChart('Effekt (MW) etter prisområde');
  await app.when.presses('F9');
  await app.settings.then.isDrawnIn('sun');
  await app.analysis.then.drawsChart('Effekt (MW) etter prisområde');
});

test('a field that opens a list has one ring of focus, around its control', async ({ app }) => {
  const page = app.get.page();
  await app.given.opened();
  await app.analysis.when.toggles('Pivot');
  const control = page
    .getByRole('region', { name: 'Pivot', exact: true })
    .getByRole('button', { name: /Rader$/ });
  await control.click();
  await app.when.presses('Escape');
  await expect(control).toBeFocused();
  const ringed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
        .map(({ tagName }) => tagName),
    );
  await expect.poll(ringed).toEqual(['BUTTON']);
});
