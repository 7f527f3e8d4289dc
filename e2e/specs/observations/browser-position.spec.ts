import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';

const OFFER = 'Tilby posisjonen til denne maskinen når en observasjon får sted';
const ASK = 'Posisjonen til denne maskinen';

/** Counts what the pages ask of the browser from now on. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(globalThis, { asked });
    for (const name of ['getCurrentPosition', 'watchPosition'] as const) {
      const ask = Geolocation.prototype[name] as (...told: unknown[]) => number;
      Geolocation.prototype[name] = function (this: Geolocation, ...told: unknown[]) {
        asked.count += 1;
        return ask.apply(this, told);
      } as never;
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count);
}

const isKeptAs = (dataFolder: string, isOn: boolean) =>
  expect
    .poll(() => JSON.parse(readFileSync(join(dataFolder, 'settings.json'), 'utf8')).asksBrowserPosition)
    .toBe(isOn);

test('the browser is asked where it is by nobody but a person who let it, and its place is taken over by keyboard', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(120_000);
  const page = app.get.page();
  const questions = await countQuestions(page);
  const { when, then } = createKeyboardDriver(page);
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 61.0512, longitude: 7.2203, accuracy: 34.2 });
  await app.given.opened();

  // As it begins nothing is offered, and nothing asked.
  await when.presses('Tab', 'Control+Shift+N');
  await when.walksTo('button', 'Bruk GPS');
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0);

  await app.when.goesTo('Innstillinger');
  const offer = page.getByRole('switch', { name: OFFER });
  await expect(offer).not.toBeChecked();
  await expect(offer).toHaveAccessibleDescription(/tjeneste på nettet.*trådløse nett.*nettadresse/);
  await when.walksTo('switch', OFFER);
  await when.presses('Space');
  await expect(offer).toBeChecked();
  await isKeptAs(dataFolder, true);
  expect(await questions()).toBe(0);

  await when.presses('Control+Shift+N');
  await when.walksTo('button', ASK);
  expect(await questions()).toBe(0);
  await when.presses('Enter');
  await then.says(/^Fra nettleseren, på 35\sm nær\.$/);
  await then.isAt('button', ASK);
  await expect(page.getByRole('textbox', { name: /^Koordinater/ })).toHaveValue('61.05120, 7.22030');
  await expect(page.getByRole('textbox', { name: /^Usikkerhet/ })).toHaveValue('35');
  expect(await questions()).toBe(1);

  // A place of the network provider is a valley rather than a place.
  await context.setGeolocation({ latitude: 61, longitude: 7, accuracy: 25_000 });
  await when.presses('Enter');
  await then.says(/^Fra nettleseren, på 25\s000\sm nær\. Det er grovt: flytt punktet på kartet\.$/);

  await app.when.goesTo('Innstillinger');
  await when.walksTo('switch', OFFER);
  await when.presses('Space');
  await isKeptAs(dataFolder, false);
  await when.presses('Control+Shift+N');
  await when.walksTo('button', 'Bruk GPS');
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0);
  expect(await questions()).toBe(2);
});

test('a browser that refuses its position says so in a sentence, and the draft keeps the place it has', async ({
  app,
}) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();
  await app.when.goesTo('Innstillinger');
  await page.locator('label').filter({ hasText: OFFER }).click();
  // What is granted alone: everything else is refused.
  await page.context().grantPermissions(['notifications']);
  await page.keyboard.press('Control+Shift+N');
  await when.walksTo('textbox', /^Koordinater/);
  await when.types('61,934 6,1');
  await when.walksTo('button', ASK);
  await when.presses('Enter');
  await then.says(/^Nettleseren gir ikke posisjonen til Varde\. Tillat posisjon/);
  await then.isAt('button', ASK);
  await expect(page.getByRole('textbox', { name: /^Koordinater/ })).toHaveValue('61,934 6,1');
});
