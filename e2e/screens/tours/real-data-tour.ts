import { createLargeAnswer, readPlantAnswer, readRealPoints } from '../../drivers/real-data.ts';
import { showsFilters, type Tour, type Walk } from '../walk.ts';

/** The places of the plants with a whole register in them: long names, many values, crowds on the map. */
export const realDataTour: Tour = {
  name: 'real data',
  isForPicturesOnly: true,
  async walk(walk) {
    const { app, page, see } = walk;
    const answer = readPlantAnswer();
    const points = readRealPoints();
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await app.imports.when.drops(answer.fileName, answer.text);
    await app.imports.when.isTaken();
    await app.imports.then.saysTaken();
    if (points !== undefined) {
      await app.imports.when.drops('points.csv', points, 'text/csv');
      await app.imports.when.isTaken();
    }
    await app.imports.then.isDone();
    await app.table.then.totalsSay(/1\s833 av 1\s833 rader/);
    await see('table');
    const hidesFilters = await showsFilters(page);
    await app.filters.when.opens('Eier');
    await page
      .getByRole('region', { name: 'Filtre' })
      .getByText(/^Vis alle/)
      .click();
    await see('filter by owner');
    await hidesFilters();
    await app.table.when.groupsBy('Eier');
    await see('grouped by owner');
    await page
      .locator('header')
      .getByRole('button', { name: /^(Grupper: )?Eier$/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Ingen grupper' }).click();

    await app.analysis.when.toggles('Diagram');
    await see('charts');
    await app.analysis.when.toggles('Pivot');
    const pivot = page.getByRole('region', { name: 'Pivot', exact: true });
    await pivot.getByRole('button', { name: /Rader$/ }).click();
    await page.getByRole('option', { name: 'Eier' }).click();
    await pivot.getByRole('row').nth(20).waitFor();
    await see('pivot by owner');

    await compares(walk, answer.text);
    await app.when.goesTo('Kart');
    await see('map');
    await app.map.when.goesToCoordinate('60,39 6,2');
    await see('map, nearer');
  },
};

async function compares({ app, page, see }: Walk, text: string): Promise<void> {
  await app.analysis.when.toggles('Sammenlign');
  const region = page.getByRole('region', { name: 'Sammenlign', exact: true });
  await region.getByRole('button', { name: /Tidligere utgave$/ }).click();
  await see('compare, versions to choose from');
  await page.keyboard.press('Escape');
  await app.analysis.when.comparesWith('changed.json', changedAnswer(text));
  await app.analysis.then.comparisonSays(/endret/);
  await see('compare, rows of all kinds');
  await app.analysis.when.comparesWith('same.json', text);
  await app.analysis.then.comparisonSays(/Ingen forskjeller/);
  await see('compare, nothing differs');
  await app.analysis.when.toggles('Sammenlign');
}

/** The same answer as it may have been a year before. */
function changedAnswer(text: string): string {
  const rows: { [member: string]: unknown }[] = JSON.parse(text);
  const changed = rows.slice(3).map((row, place) => {
    if (place % 40 === 0) return { ...row, MaksYtelse: Number(row['MaksYtelse']) + 1.5 };
    if (place % 40 === 1) return { ...row, HovedEier: 'EN EIER MED ET NAVN SOM ER LENGRE ENN DE FLESTE AS' };
    return place % 40 === 2 ? { ...row, IDriftDato: '1999-12-31T00:00:00' } : row;
  });
  return JSON.stringify([{ ...rows[0], VannKraftverkID: 999_999, Navn: 'Borte foss' }, ...changed]);
}

const MANY = 100_000;

/** A register of a hundred thousand rows. */
export const manyRowsTour: Tour = {
  name: 'many rows',
  isForPicturesOnly: true,
  async walk({ app, see }) {
    const answer = createLargeAnswer(MANY);
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await app.imports.when.drops(answer.fileName, answer.text);
    await see('import is being read');
    await app.imports.when.isTaken();
    await app.imports.then.saysTaken();
    await app.imports.then.isDone();
    await app.table.then.totalsSay(/100\s000 av 100\s000 rader/);
    await see('table');
    await app.table.when.groupsBy('Fylke');
    await see('grouped');
    await app.analysis.when.toggles('Diagram');
    await see('charts');
  },
};
