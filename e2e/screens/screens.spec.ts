// `npm run screens`: a picture of every screen in every theme and at two sizes, and once in English, to be looked at.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from '../drivers/app-test.ts';
import { testTour } from './test-tour.ts';
import { THEMES, TOURS, TOURS_WITHOUT_HOST } from './tours.ts';
import { standStill, type Tour, type Walk } from './walk.ts';

const FOLDER = resolve(import.meta.dirname, '../../screens');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
] as const;

test.slow();

for (const { theme, label } of THEMES) {
  for (const size of SIZES) {
    for (const tour of [...TOURS, ...TOURS_WITHOUT_HOST]) {
      testTour(tour, () => {
        test(`${theme} ${size.width} ${tour.name}`, async ({ app, varde, dataFolder }) => {
          await app.get.page().setViewportSize(size);
          await app.given.opened();
          await app.when.goesTo('Innstillinger');
          await app.settings.when.choosesTheme(label);
          await app.settings.then.isDrawnIn(theme);
          await photograph({ app, varde, dataFolder }, tour, `${theme}-${size.width}`);
        });
      });
    }
  }
}

// The way is found by Norwegian words: another window switches the language for the moment of the picture.
for (const tour of TOURS) {
  testTour(tour, () => {
    test(`english ${tour.name}`, async ({ app, secondWindow, varde, dataFolder }) => {
      await app.given.opened();
      await secondWindow.given.opened();
      await secondWindow.when.goesTo('Innstillinger');
      await photograph({ app, varde, dataFolder }, tour, 'english', async (take) => {
        await secondWindow.settings.when.choosesLanguage('English');
        await app.settings.then.speaks('en');
        await take();
        await secondWindow.settings.when.choosesLanguage('Norsk bokmål');
        await app.settings.then.speaks('nb');
      });
    });
  });
}

async function photograph(
  parts: Pick<Walk, 'app' | 'varde' | 'dataFolder'>,
  tour: Tour,
  folder: string,
  around: (take: () => Promise<void>) => Promise<void> = (take) => take(),
): Promise<void> {
  const page = parts.app.get.page();
  mkdirSync(join(FOLDER, folder), { recursive: true });
  page.setDefaultTimeout(20_000);
  let count = 0;
  await tour.walk({
    ...parts,
    page,
    see: (name) =>
      around(async () => {
        count += 1;
        await standStill(page);
        const file = `${tour.name} ${String(count).padStart(2, '0')} ${name}.png`.replaceAll(/[ ,]+/g, '-');
        await page.screenshot({ path: join(FOLDER, folder, file) });
      }),
  });
}
