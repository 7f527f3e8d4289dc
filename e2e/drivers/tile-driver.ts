import { expect, type Page } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

export type Colour = readonly [red: number, green: number, blue: number];

/** Tile caches: the dialog that previews them, and what the map shows of them. */
export function createTileDriver(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Åpne / });
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const row = (name: string) => page.getByRole('checkbox', { name });

  /** The share of a picture that has exactly a colour. */
  function shareOf(picture: Buffer, colour: Colour): Promise<number> {
    return page.evaluate(
      async ([bytes, [red, green, blue]]) => {
        const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([file]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++;
        }
        return count / (image.width * image.height);
      },
      [picture.toString('base64'), colour] as const,
    );
  }

  return {
    when: {
      async drops(name: string, bytes: Buffer) {
        const data = await page.evaluateHandle(
          ([fileName, text]) => {
            const transfer = new DataTransfer();
            const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([content], fileName));
            return transfer;
          },
          [name, bytes.toString('base64')] as const,
        );
        await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
        await page.dispatchEvent('body', 'drop', { dataTransfer: data });
      },
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
    get: { shareOf },
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
          .poll(async () => shareOf(await map.screenshot(), colour), { timeout: DRAWING_MS })
          .toBeGreaterThan(0.5),
      isNotSeen: (colour: Colour) =>
        expect.poll(async () => shareOf(await map.screenshot(), colour), { timeout: DRAWING_MS }).toBe(0),
    },
  };
}
