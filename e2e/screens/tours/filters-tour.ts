import { showsFilters, type Tour } from '../walk.ts';

/** Every way to filter the plants, up to no row at all. */
export const filtersTour: Tour = {
  name: 'filters',
  async walk({ app, page, see }) {
    const filters = page.getByRole('region', { name: 'Filtre' });
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    const putAway = await showsFilters(page);
    await app.table.when.togglesFilter('NO2 Sørvest');
    await app.table.when.togglesFilter('Kraftverk');
    await filters.getByRole('textbox', { name: 'Minste Effekt (MW)' }).fill('20');
    await page.keyboard.press('Enter');
    await app.table.then.hasChip('Effekt (MW) ≥ 20,0');
    await see('facets and chips');
    for (const column of ['Eier', 'I drift fra', 'Fallhøyde m']) await app.filters.when.opens(column);
    const more = filters.getByRole('button', { name: 'Filtrer etter flere kolonner' });
    await filters.getByRole('button', { name: 'Eier', exact: true }).scrollIntoViewIfNeeded();
    await see('filter by owner');
    await more.scrollIntoViewIfNeeded();
    await see('filters by height and date');
    await more.click();
    await see('more columns to filter by');
    await page.getByRole('menuitem', { name: 'Nedbørfelt' }).click();
    await filters.getByRole('textbox', { name: 'Inneholder' }).scrollIntoViewIfNeeded();
    await see('filter by text');
    await putAway();
    await app.table.when.searches('finnes ikke');
    await app.table.then.saysWhichFiltersLeaveNothing();
    await see('no row is left');
  },
};
