import { createServer } from 'node:http';
import { readPlantAnswer } from '../../drivers/real-data.ts';
import type { Tour } from '../walk.ts';

/** What belongs to every place: pills, palette, help, jobs and notices. */
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
    for (const expected of ['sima', 'tema', 'varde:plants?search=statkraft', 'qqq']) {
      await box.fill(expected);
      await see(`palette ${expected.replaceAll(/\W+/g, ' ')}`);
    }
    await page.keyboard.press('Escape');

    await app.when.goesTo('Innstillinger');
    const source = await openSource(readPlantAnswer().text);
    await app.settings.when.setsSourceOfPlants(source.address);
    await app.settings.when.fetches('Kraftverk');
    await see('update runs');
    const jobs = page.getByRole('banner').getByRole('button', { name: /^Jobber|jobb går/ });
    await jobs.click();
    await see('jobs');
    source.answers();
    await app.imports.then.saysChangesOf('Kraftverk');
    await page.keyboard.press('Escape');
    await see('update done, with what changed');
    await source.closes();

    await app.settings.when.fetches('Kraftverk');
    await page.getByRole('alert').first().waitFor();
    await see('update failed');
    await jobs.click();
    await see('jobs that ended');
  },
};

/** A service of plants that lets one wait until it is told to answer. */
async function openSource(text: string) {
  let answers = (): void => undefined;
  const isAllowed = new Promise<void>((done) => {
    answers = done;
  });
  const server = createServer((_, response) => {
    void isAllowed.then(() => response.writeHead(200, { 'content-type': 'application/json' }).end(text));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    answers,
    closes: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
