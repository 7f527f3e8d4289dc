import { pressesIfSeen, showsFilters, type Tour } from '../walk.ts';

/** What the table of the plants looks like while somebody works with it. */
export const tableStatesTour: Tour = {
  name: 'table states',
  async walk({ app, page, see }) {
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await app.table.when.sortsBy('Type');
    await app.table.when.sortsBy('Effekt', ['Shift']);
    await app.table.then.beginsWith(['Bergbekken']);
    await app.table.when.isEntered();
    for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await see('sorted by two columns, rows selected');

    await app.when.opens('Kolonner');
    await page.getByRole('dialog').locator('label').filter({ hasText: 'Tette rader' }).click();
    await page.getByRole('button', { name: 'Ferdig' }).click();
    await pressesIfSeen(page, 'Skjul filtre');
    await see('roomy rows, filters hidden');
    await showsFilters(page);

    await app.filters.when.bindsRowsToMap();
    // A window of one column shows the map now, instead of filters and rows.
    await pressesIfSeen(page, 'Lukk');
    await app.table.then.hasChip('I kartutsnittet');
    await see('only rows in the map view');
    await app.table.when.removesAllFilters();

    await app.analysis.when.toggles('Pivot');
    const pivot = page.getByRole('region', { name: 'Pivot', exact: true });
    await pivot.getByRole('button', { name: /Rader$/ }).click();
    await see('pivot, choices');
    await page.getByRole('option', { name: 'Eier' }).click();
    await pivot.getByRole('button', { name: /Kolonner$/ }).click();
    await page.getByRole('option', { name: 'I drift fra (år)' }).click();
    await pivot.getByRole('region', { name: /I drift fra \(år\)$/ }).waitFor();
    await see('pivot, wide');
    await app.analysis.when.toggles('Pivot');

    await app.when.opens('Grupper');
    await page.getByRole('menuitemradio', { name: /^I drift fra/ }).click();
    await see('grouped by decade');
  },
};
