import { readPlantAnswer } from '../../drivers/real-data.ts';
import type { Tour } from '../walk.ts';

/** What belongs to every place: pills, palette, help, files that are dropped, jobs and notices. */
export const frameTour: Tour = {
  name: 'frame',
  async walk({ app, page, see }) {
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    for (const pill of [/^Datasett/, /^Nettverk/, /^Tjenester på/]) {
      await page.getByRole('banner').getByRole('button', { name: pill }).click();
      await see(`pill ${pill.source.slice(1)}`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Tema og språk' }).click();
    await see('theme and language');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await app.then.showsDialog('Snarveier');
    await see('shortcuts');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await see('palette');
    for (const words of ['sima', 'tema', 'varde:plants?search=statkraft', 'qqq']) {
      await box.fill(words);
      await see(`palette ${words.replaceAll(/\W+/g, ' ')}`);
    }
    await page.keyboard.press('Escape');

    await app.imports.when.drops('damaged.json', '[{"Navn": "A", "VannKraftverkID": "x"}]');
    await app.imports.then.isRefused(/./);
    await see('import refused');
    await page.keyboard.press('Escape');
    const answer = readPlantAnswer();
    await app.imports.when.drops(answer.fileName, answer.text);
    await app.imports.then.isOffered(1833);
    await see('import preview');
    await app.imports.when.isTaken();
    await app.imports.then.saysTaken();
    await see('import taken');

    await app.when.goesTo('Innstillinger');
    await app.settings.when.setsSourceOfPlants('http://127.0.0.1:9');
    await app.settings.when.fetches('Kraftverk');
    await see('update runs');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Jobber|jobb går/ })
      .click();
    await see('jobs');
    await page.keyboard.press('Escape');
    await page.getByRole('alert').first().waitFor();
    await see('update failed');
  },
};
