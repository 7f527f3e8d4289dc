import { expect, type Page } from '@playwright/test';
import { dropBytes, dropPath } from './dropped-files.ts';
import { type Colour, expectDotsWithin, makeMapSides, type Offset, shareOf } from './tile-pictures.ts';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** Tile caches: the dialog that previews them, and what the map shows of them. */
export function createTileDriver(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Åpne / });
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const row = (name: string) => page.getByRole('checkbox', { name });
  const baseMap = page.getByRole('group', { name: 'Lag i kartet' }).locator('[aria-haspopup="listbox"]');

  return {
    when: {
      drops: (name: string, bytes: Buffer) => dropBytes(page, name, bytes),
      dropsPath: (path: string) => dropPath(page, path),
      mapHasSides: (parity: 'even' | 'odd') => makeMapSides(page, parity),
      turnsRows: () => dialog.getByRole('button', { name: 'Tell fra motsatt side' }).click(),
      isCopied: () => page.getByRole('button', { name: 'Ta en kopi' }).click(),
      isHidden: (name: string) => row(name).uncheck({ force: true }),
      isShown: (name: string) => row(name).check({ force: true }),
      isLeft: () => page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).last().click(),
      async isFaded(name: string, percent: number) {
        await page.getByRole('button', { name: `Tilpass ${name}` }).click();
        await row(name)
          .locator('xpath=ancestor::li')
          .getByRole('slider')
          .fill(String(percent / 100));
        await page.getByRole('button', { name: `Tilpass ${name}` }).click();
      },
      async isRemoved(name: string) {
        await page.getByRole('button', { name: `Tilpass ${name}` }).click();
        await page.getByRole('button', { name: `Fjern ${name}` }).click();
      },
      async choosesBaseMap(name: string) {
        await baseMap.click();
        await page.getByRole('option', { name, exact: true }).click();
      },
      isBroughtBack: () => page.getByRole('button', { name: 'Angre' }).last().press('Enter'),
    },
    get: { shareOf: (picture: Buffer, colour: Colour) => shareOf(page, picture, colour) },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async isOffered(facts: readonly string[]) {
        for (const fact of facts) await expect(dialog).toContainText(fact);
      },
      /** A tile of a level in one colour, beside our own map of the same place. */
      async showsLevel(level: number, colour: Colour) {
        const line = dialog.getByRole('listitem').filter({ hasText: `Nivå ${level}` });
        const tile = line.getByRole('img', { name: 'Flis fra cachen' });
        const ours = line.getByRole('img', { name: 'Vardes kart' });
        await expect(ours).toBeVisible({ timeout: DRAWING_MS });
        expect(await shareOf(page, await tile.screenshot(), colour)).toBeGreaterThan(0.9);
        expect(await shareOf(page, await ours.screenshot(), colour)).toBe(0);
      },
      isRefused: (reason: RegExp) => expect(page.getByRole('alert')).toContainText(reason),
      isListed: (name: string, facts: string) =>
        expect(page.getByRole('listitem').filter({ has: row(name) })).toContainText(facts),
      hasAddress: async (name: string, path: string) => {
        const cache = page.getByRole('region', { name, exact: true });
        await cache.scrollIntoViewIfNeeded();
        await expect(cache).toContainText(path);
      },
      isNotListed: (name: string) => expect(row(name)).toHaveCount(0),
      hasBaseMap: (name: string) => expect(baseMap).toContainText(name),
      isSeen: (colour: Colour) =>
        expect
          .poll(async () => shareOf(page, await map.screenshot(), colour), { timeout: DRAWING_MS })
          .toBeGreaterThan(0.5),
      dotsLieWithin: (maxErrorPx: number, expected: () => readonly Offset[], what: string) =>
        expectDotsWithin(page, maxErrorPx, expected, what),
      isNotSeen: (colour: Colour) =>
        expect
          .poll(async () => shareOf(page, await map.screenshot(), colour), { timeout: DRAWING_MS })
          .toBe(0),
    },
  };
}
