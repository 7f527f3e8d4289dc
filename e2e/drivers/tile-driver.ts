import { expect, type Page } from '@playwright/test';
import { dropBytes, dropPath } from './dropped-files.ts';
import { type Colour, expectDotsWithin, makeMapEven, type Offset, shareOf } from './tile-pictures.ts';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** Tile caches: the dialog that previews them, and what the map shows of them. */
export function createTileDriver(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Åpne / });
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const row = (name: string) => page.getByRole('checkbox', { name });

  return {
    when: {
      drops: (name: string, bytes: Buffer) => dropBytes(page, name, bytes),
      dropsPath: (path: string) => dropPath(page, path),
      mapHasEvenSides: () => makeMapEven(page),
      turnsRows: () => dialog.getByRole('button', { name: 'Tell fra motsatt side' }).click(),
      isCopied: () => page.getByRole('button', { name: 'Ta en kopi' }).click(),
      isHidden: (name: string) => row(name).uncheck({ force: true }),
      isShown: (name: string) => row(name).check({ force: true }),
      isLeft: () => page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).last().click(),
      async isRemoved(name: string) {
        await page.getByRole('button', { name: `Tilpass ${name}` }).click();
        await page.getByRole('button', { name: `Fjern ${name}` }).click();
      },
      isBroughtBack: () => page.getByRole('button', { name: 'Angre' }).last().press('Enter'),
    },
    get: { shareOf: (picture: Buffer, colour: Colour) => shareOf(page, picture, colour) },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async isOffered(facts: readonly string[]) {
        for (const fact of facts) await expect(dialog).toContainText(fact);
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
      isSeen: (colour: Colour) =>
        expect
          .poll(async () => shareOf(page, await map.screenshot(), colour), { timeout: DRAWING_MS })
          .toBeGreaterThan(0.5),
      dotsLieWithin: (maxErrorPx: number, offsets: readonly Offset[], what: string) =>
        expectDotsWithin(page, maxErrorPx, offsets, what),
      isNotSeen: (colour: Colour) =>
        expect
          .poll(async () => shareOf(page, await map.screenshot(), colour), { timeout: DRAWING_MS })
          .toBe(0),
    },
  };
}
