import { pressesIfSeen, type Tour } from '../walk.ts';

/** The applications, their quarter series and a card. */
export const certificatesTour: Tour = {
  name: 'certificates',
  async walk({ app, page, see }) {
    await app.when.goesTo('Elsertifikat');
    await app.table.then.showsCount(60, 60);
    await see('table');
    // Where the window is narrow for its text, the third column is opened by a button.
    const third = page.getByRole('button', { name: 'Kvartal og kort' });
    if (await third.isVisible()) await third.click();
    const series = page.getByRole('list', { name: /Sertifikatberettiget produksjon per kvartal/ });
    await series.getByRole('button', { name: /2020/ }).first().hover();
    await see('quarter pointed at');
    await page.getByRole('button', { name: /^Lagre «.*» som bilde$/ }).click();
    await see('quarter chart as picture');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Vis tallene i/ }).click();
    await see('quarters as table');
    await page.getByRole('button', { name: /som diagram$/ }).click();
    // A window of one column shows the third one instead of the rows.
    if (!(await page.getByRole('grid').isVisible())) await pressesIfSeen(page, 'Lukk');
    await app.table.when.opensRow('Blåheia (oppdiktet)');
    await app.table.then.showsCard('Blåheia (oppdiktet)');
    await see('certificate card');
    if (!(await page.getByRole('grid').isVisible())) await pressesIfSeen(page, 'Lukk');
    await app.analysis.when.toggles('Diagram');
    await app.analysis.then.drawsChart('Sertifikatberettiget produksjon (GWh/år) etter energikilde');
    await see('charts');
    await app.analysis.when.toggles('Pivot');
    await see('pivot');
    await app.analysis.when.toggles('Sammenlign');
    await see('compare, before');
  },
};
