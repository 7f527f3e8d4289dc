import type { Page } from '@playwright/test';
import type { Tour } from '../walk.ts';

/** Until the preview is what was asked for. */
const drawn = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Forhåndsvisning' }).getByRole('img', { name }).waitFor();

const settled = (page: Page) => page.locator('[data-expected-bytes]').waitFor();

/** A map, a scale bar and a legend for a file. */
export const mapExportTour: Tour = {
  name: 'map export',
  async walk({ app, page, see }) {
    await app.when.goesTo('Eksport');
    await page.getByRole('textbox', { name: 'Tittel på kartet' }).fill('Kraftverk i Hardanger');
    await page.getByRole('textbox', { name: 'Målestokk 1 :' }).fill('500000');
    await page.getByRole('textbox', { name: /^Breddegrad, midten/ }).fill('60,3');
    await page.getByRole('textbox', { name: /^Lengdegrad, midten/ }).fill('6,9');
    await page.keyboard.press('Tab');
    await drawn(page, /^Kartet/);
    await settled(page);
    await see('map');
    await page.getByRole('tab', { name: 'Målestokk' }).click();
    await drawn(page, /^Målestokken/);
    await settled(page);
    await see('scale bar');
    await page.getByRole('tab', { name: 'Tegnforklaring' }).click();
    await drawn(page, /^Tegnforklaringen/);
    await settled(page);
    await see('legend');
  },
};
