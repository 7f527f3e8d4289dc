import { readPlantAnswer } from '../../drivers/real-data.ts';
import type { Tour } from '../walk.ts';

/** What is drawn and counted from the plants, and written from them. */
export const analysisTour: Tour = {
  name: 'analysis',
  async walk({ app, page, see }) {
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    await app.analysis.when.toggles('Diagram');
    const charts = page.getByRole('region', { name: 'Diagram' });
    const firstBar = charts.getByRole('list').first().getByRole('button').first();
    await firstBar.hover();
    await see('charts, a bar pointed at');
    await firstBar.click();
    await see('charts, a bar chosen');
    await firstBar.click();
    await charts.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
    await see('charts, lower end');
    await charts.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
    await charts
      .getByRole('button', { name: /^Lagre «.*» som bilde$/ })
      .first()
      .click();
    await see('chart as picture');
    await page.keyboard.press('Escape');
    await charts
      .getByRole('button', { name: /^Vis tallene i/ })
      .first()
      .click();
    await see('chart as table');

    await app.analysis.when.toggles('Pivot');
    await app.analysis.then.pivotHasRow(['Sum', '17 194', '1 334', '18 528']);
    await see('pivot');
    await page.getByRole('button', { name: 'Eksporter', exact: true }).click();
    await see('export of the pivot');
    await page.keyboard.press('Escape');

    await app.analysis.when.toggles('Sammenlign');
    await see('compare, before');
    const answer = readPlantAnswer();
    await app.analysis.when.comparesWith(answer.fileName, answer.text);
    await app.analysis.then.comparisonSays(/endret/);
    await see('compare, differences');
    await app.analysis.when.comparesWith('other.json', '{"no": "register"}');
    await app.analysis.then.comparisonSays(/kunne ikke sammenlignes/);
    await see('compare, refused');
    await app.analysis.when.toggles('Sammenlign');

    await app.when.opens('Eksporter');
    await see('export as XLSX');
    const dialog = page.getByRole('dialog', { name: /^Eksporter/ });
    await dialog.locator('label').filter({ hasText: 'GeoJSON' }).click();
    await see('export as GeoJSON');
    await dialog.locator('label').filter({ hasText: /^CSV$/ }).click();
    await see('export as CSV');
    await dialog.getByRole('button', { name: 'Skriv fil' }).click();
    await dialog.getByText('er skrevet og lest tilbake').waitFor();
    await see('export, written');
  },
};
