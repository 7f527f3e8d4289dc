// `npm run screens`: a picture of every screen at every size and in every look, to be looked at. Each size is a walk of its
// own, since menus and drawers close when a window is resized; looks are put on at each stop. VARDE_LOOKS, a regular
// expression over their names, takes some of them only; what has none of them is not walked.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AppDriver } from '../drivers/app-driver.ts';
import { test } from '../drivers/app-test.ts';
import { inLook, LOOKS, type Look, SIZES, SUN_LOOK } from './looks.ts';
import { testTour } from './test-tour.ts';
import { TOURS, TOURS_WITHOUT_HOST } from './tours.ts';
import { standStill, type Tour, type Walk } from './walk.ts';

const FOLDER = resolve(import.meta.dirname, '../../screens');
const WANTED = new RegExp(process.env['VARDE_LOOKS'] ?? '');
const isWanted = ({ name }: Look) => WANTED.test(name);

const SET_LOOKS = LOOKS.filter(isWanted);
const LOOKS_WITHOUT_HOST = SET_LOOKS.filter(({ theme, isEnglish }) => !theme && !isEnglish);

test.describe.configure({ timeout: 900_000 });

for (const size of SIZES) {
  for (const tour of TOURS) {
    testTour(tour, () => {
      if (SET_LOOKS.length > 0) {
        test(`${size.width} ${tour.name}`, async ({ app, secondWindow, varde, dataFolder }) => {
          await app.get.page().setViewportSize(size);
          await app.given.opened();
          await secondWindow.given.opened();
          await secondWindow.when.goesTo('Innstillinger');
          await photograph({ app, varde, dataFolder }, tour, SET_LOOKS, secondWindow);
        });
      }
      if (isWanted(SUN_LOOK)) {
        test(`${size.width} sun ${tour.name}`, async ({ app, varde, dataFolder }) => {
          await app.get.page().setViewportSize(size);
          await app.given.opened();
          await app.when.goesTo('Innstillinger');
          await app.settings.when.choosesTheme(SUN_LOOK.theme?.label ?? '');
          await photograph({ app, varde, dataFolder }, tour, [{ name: SUN_LOOK.name }]);
        });
      }
    });
  }
  // Without the program nothing can be set.
  for (const tour of LOOKS_WITHOUT_HOST.length > 0 ? TOURS_WITHOUT_HOST : []) {
    testTour(tour, () => {
      test(`${size.width} ${tour.name}`, async ({ app, varde, dataFolder }) => {
        await app.get.page().setViewportSize(size);
        await app.given.opened();
        await photograph({ app, varde, dataFolder }, tour, LOOKS_WITHOUT_HOST);
      });
    });
  }
}

/** Who takes pictures may be root, of which a notice tells that no screen is about. */
async function putAwaySandboxNotice(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Meldinger' });
  const close = notices
    .getByRole('status')
    .filter({ hasText: 'Varde går som root' })
    .getByRole('button', { name: 'Lukk meldingen' });
  // On a busy machine it may go by itself before it is pressed.
  if (await close.isVisible()) await Promise.race([close.click(), close.waitFor({ state: 'detached' })]);
}

async function photograph(
  parts: Pick<Walk, 'app' | 'varde' | 'dataFolder'>,
  tour: Tour,
  looks: readonly Look[],
  settings?: AppDriver,
): Promise<void> {
  const { app } = parts;
  const page = app.get.page();
  // A large file is read for longer on a busy machine.
  page.setDefaultTimeout(60_000);
  await putAwaySandboxNotice(page);
  let count = 0;
  await tour.walk({
    ...parts,
    page,
    see: async (name) => {
      count += 1;
      const file = `${tour.name} ${String(count).padStart(2, '0')} ${name}.png`.replaceAll(/[ ,/]+/g, '-');
      for (const look of looks) {
        const folder = join(FOLDER, `${look.name}-${page.viewportSize()?.width}`);
        mkdirSync(folder, { recursive: true });
        await inLook({ page, app, settings }, look, async () => {
          await standStill(page);
          await page.screenshot({ path: join(folder, file) });
        });
      }
    },
  });
}
