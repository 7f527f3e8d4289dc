import { join } from 'node:path';
import { pageProcessOf } from '../../drivers/processes.ts';
import type { Tour } from '../walk.ts';

/** Parts of Varde are gone: the data store for a moment, then the program for good. Nothing can be set after that. */
export const awayTour: Tour = {
  name: 'away',
  async walk({ app, page, varde, dataFolder, see }) {
    await app.when.goesTo('Kraftverk');
    await app.table.then.showsCount(109, 109);
    process.kill(pageProcessOf(join(dataFolder, 'profile-data')) ?? 0, 'SIGKILL');
    await page.getByText('Datalageret starter på nytt').waitFor();
    await see('data store starts again');
    await page.getByText('Datalageret starter på nytt').waitFor({ state: 'detached' });
    await varde.kill();
    await page.getByText('Vinduet kobler til igjen av seg selv').waitFor();
    await see('host gone');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Tjenest/ })
      .click();
    await see('host gone, services');
  },
};
