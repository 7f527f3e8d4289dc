import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tour } from '../walk.ts';

/** Nothing is there yet, not even the sample. */
export const emptyTour: Tour = {
  name: 'empty',
  start: { seed: 'none' },
  async walk({ app, page, see }) {
    for (const place of ['Kraftverk', 'Elsertifikat', 'Kart', 'Innstillinger']) {
      await app.when.goesTo(place);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await see(`no rows, ${place}`);
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Datasett/ })
      .click();
    await see('no rows, data sets');
  },
};

/** Everything that Varde reads at its start is damaged. */
export const damagedTour: Tour = {
  name: 'damaged',
  start: {
    seed: 'sample',
    prepare(folder) {
      mkdirSync(join(folder, 'imports'), { recursive: true });
      mkdirSync(join(folder, 'journal'), { recursive: true });
      writeFileSync(join(folder, 'settings.json'), '{"theme": ');
      writeFileSync(join(folder, 'journal', 'journal.jsonl'), 'half a line\n');
      writeFileSync(join(folder, 'imports', 'manifest.jsonl'), 'half a line\n');
      writeFileSync(join(folder, 'imports', '2026-11-28 kraftverk.json'), '[]');
    },
  },
  async walk({ app, page, see }) {
    await app.when.goesTo('Kraftverk');
    const others = page.getByRole('button', { name: /^Vis \d+ melding(er)? til$/ });
    await others.waitFor();
    await see('what was damaged, the latest');
    await others.click();
    await app.then.tells(/journalen er skadet/);
    await see('what was damaged');
    await app.when.goesTo('Kart');
    await see('what was damaged, over the map');
  },
};
