import { expect, type Locator, type Page } from '@playwright/test';

interface Share {
  readonly x: number;
  readonly y: number;
}

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** Imported layers in the place Map: what is drawn of them, their panel, the card of what lies at a place. */
export function createMapLayersDriver(page: Page) {
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const shown = (name: string) => page.getByRole('checkbox', { name });
  const card = (layer: string) => page.getByRole('region', { name: layer, exact: true });
  const tip = (feature: string) => page.locator('strong').filter({ hasText: feature }).locator('..');

  /** Until everything that was asked for is on the screen. */
  const isDrawn = () =>
    expect(page.locator('[data-map-idle="true"]')).toHaveCount(1, { timeout: DRAWING_MS });

  const pixelsOf = (token: string) => pixelsOfToken(page, map, token);

  async function placeOf(token: string): Promise<Share> {
    await isDrawn();
    return placeOfToken(page, map, token);
  }

  return {
    when: {
      /** By keyboard: the notice is there for some seconds only, and moves in. */
      isShownOnMap: () => page.getByRole('button', { name: 'Vis i kartet' }).last().press('Enter'),
      isHidden: (name: string) => shown(name).uncheck({ force: true }),
      isShown: (name: string) => shown(name).check({ force: true }),
      isZoomedTo: (name: string) => page.getByRole('button', { name: `Vis hele ${name}` }).click(),
      isDrawn,
      async clicksOn(token: string) {
        const { x, y } = await placeOf(token);
        await page.mouse.click(x, y);
      },
      /** One key at a time, as often as it takes: keys that come while the map moves count as one. */
      zoomsUntilNothingIsThinned: () =>
        expect(async () => {
          await map.press('+');
          await isDrawn();
          await expect(page.getByText(/tynnet ut/i)).toHaveCount(0, { timeout: 3000 });
          // While tiles are on their way nothing is said: it has to stay so.
          await page.waitForTimeout(2000);
          await isDrawn();
          expect(await page.getByText(/tynnet ut/i).count()).toBe(0);
        }).toPass({ timeout: DRAWING_MS }),
      async asksByKeyForTheMiddle() {
        await map.focus();
        await page.keyboard.press('Enter');
      },
      choosesHit: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter'),
      closesCard: (layer: string) => card(layer).getByRole('button', { name: 'Lukk' }).click(),
      /** Shows what can be changed of it. */
      unfolds: (name: string) => page.getByRole('button', { name: `Tilpass ${name}` }).press('Enter'),
      isRemoved: (name: string) => page.getByRole('button', { name: `Fjern ${name}` }).press('Enter'),
      isBroughtBack: () => page.getByRole('button', { name: 'Angre' }).last().press('Enter'),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isSeen: (token: string) =>
        expect.poll(async () => (await pixelsOf(token)).count, { timeout: DRAWING_MS }).toBeGreaterThan(10),
      isNotSeen: (token: string) =>
        expect.poll(async () => (await pixelsOf(token)).count, { timeout: DRAWING_MS }).toBe(0),
      isListed: (name: string, facts: string) =>
        expect(page.getByRole('listitem').filter({ has: shown(name) })).toContainText(facts),
      isNotListed: (name: string) => expect(shown(name)).toHaveCount(0),
      isOff: (name: string) => expect(shown(name)).not.toBeChecked(),
      showsCard: async (layer: string, expected: readonly string[]) => {
        for (const word of expected) await expect(card(layer)).toContainText(word);
      },
      showsNoCard: (layer: string) => expect(card(layer)).toHaveCount(0),
      hasCardFocused: (layer: string) => expect(card(layer)).toBeFocused(),
      /** The tip at the pointer: the name of the feature, and its layer. */
      tells: (feature: string, layer: string) => expect(tip(feature).getByText(layer)).toBeVisible(),
      explains: (layer: string) =>
        expect(page.getByRole('region', { name: 'Tegnforklaring' })).toContainText(layer),
      saysThinned: (name: string) => expect(page.getByText(`${name} er tynnet ut`)).toBeVisible(),
      saysNothingOfThinning: () => expect(page.getByText(/tynnet ut/i)).toHaveCount(0),
    },
  };
}

/** A place of the page where the map has a colour of the theme. */
async function placeOfToken(page: Page, map: Locator, token: string): Promise<Share> {
  let one: Share = { x: 0, y: 0 };
  const seek = async () => {
    const found = await pixelsOfToken(page, map, token);
    one = found.one;
    return found.count;
  };
  await expect.poll(seek, { timeout: DRAWING_MS }).toBeGreaterThan(10);
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map');
  return { x: box.x + one.x * box.width, y: box.y + one.y * box.height };
}

/** The pixels of the map that have a colour of the theme: how many, and one in their midst. */
async function pixelsOfToken(
  page: Page,
  map: Locator,
  token: string,
): Promise<{ readonly count: number; readonly one: Share }> {
  // Its legend has the same colours.
  const legend = page.getByRole('region', { name: 'Tegnforklaring' });
  const png = (await map.screenshot({ mask: [legend] })).toString('base64');
  return page.evaluate(
    async ([bytes, property]) => {
      const wanted = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([file]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      const found: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found.push(at / 4);
      }
      const one = found[Math.floor(found.length / 2)] ?? 0;
      const x = ((one % image.width) + 0.5) / image.width;
      return { count: found.length, one: { x, y: (Math.floor(one / image.width) + 0.5) / image.height } };
    },
    [png, token] as const,
  );
}
