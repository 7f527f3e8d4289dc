import { expect, type Locator, type Page } from '@playwright/test';

interface Share {
  readonly x: number;
  readonly y: number;
}

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** The place Map. What the picture shows stands beside it as a list, by which people without a pointer work too. */
export function createMapDriver(page: Page) {
  const main = page.getByRole('main');
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const inView = page.getByRole('region', { name: 'I kartutsnittet' });
  const canvas = page.locator('canvas.maplibregl-canvas');
  async function pixelOf({ x, y }: Share): Promise<Share> {
    const box = await map.boundingBox();
    if (!box) throw new Error('There is no map');
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }
  const isAtRest = () =>
    expect(page.locator('[data-map-idle="true"]')).toHaveCount(1, { timeout: DRAWING_MS });
  return {
    when: {
      /** Knows it again, should it be replaced by another. */
      isMarked: () => canvas.evaluate((element) => element.setAttribute('data-marked', '')),
      isAtRest,
      /** It is not made until what this gives is called. */
      isHeldBack: () => holdBack(page, '**/prepare-map-*.js'),
      picksFromList: (name: string) => inView.getByRole('button', { name: new RegExp(`^${name} `) }).click(),
      async zoomsByKey(times: number) {
        await map.focus();
        for (let count = 0; count < times; count++) await page.keyboard.press('+');
      },
      zoomsInOnce: () => zoomInOnce(page, map).then(isAtRest),
      showsAllOfNorway: () => main.getByRole('button', { name: 'Vis hele Norge' }).click(),
      /** At a share of the map's width and height. */
      pointsAt: async (place: Share) => {
        const { x, y } = await pixelOf(place);
        await page.mouse.move(x, y);
      },
      drawsBox: async (from: Share, to: Share) => {
        const start = await pixelOf(from);
        const end = await pixelOf(to);
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 4 });
        await page.mouse.up();
      },
      goesToCoordinate: async (text: string) => {
        await main.getByRole('textbox', { name: 'Gå til koordinat' }).fill(text);
        await page.keyboard.press('Enter');
      },
    },
    get: {
      inView: () => inView.getByRole('status').textContent(),
      /** How many pictures were drawn of the map, once it rests. */
      async pictures(): Promise<number> {
        await isAtRest();
        return Number(await page.locator('[data-map-pictures]').getAttribute('data-map-pictures'));
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      saysEmpty: async () => {
        await expect(main.getByText('Registeret har ingen kraftverk ennå.')).toBeVisible();
        await expect(main.getByRole('button', { name: 'Åpne fil' })).toBeVisible();
      },
      listsInView: (name: string) =>
        expect(inView.getByRole('button', { name: new RegExp(`^${name} `) })).toBeVisible(),
      listsFewerThan: (expected: string | null) =>
        expect(inView.getByRole('status')).not.toHaveText(expected ?? ''),
      /** Where the status line says the scale: in the middle of what is seen. */
      scaleBarSaysWhereItIsTrue: async () => {
        const scale = page.getByText(/Web Mercator · 1\s:\s[\d\s]+\sved\s\d+°\sN/);
        await expect(scale).toBeVisible();
        const [latitude] = /\d+°\sN/.exec((await scale.textContent()) ?? '') ?? [];
        await expect(main.getByText(`sann ved ${latitude}`)).toBeVisible();
      },
      creditsSources: () => expect(main.getByText(/Natural Earth/)).toBeVisible(),
      isTheMarkedOne: async () => {
        await expect(canvas).toHaveCount(1);
        await expect(canvas).toHaveAttribute('data-marked');
      },
      saysWithoutPoint: (name: string) =>
        expect(main.getByText(`${name} har ikke punkt og er ikke i kartet.`)).toBeVisible(),
      showsCardOf: (name: string) => expect(main.getByRole('heading', { name, level: 2 })).toBeVisible(),
    },
  };
}

/** To the next whole zoom: keys that come while it moves count as one, so it must have begun. */
async function zoomInOnce(page: Page, map: Locator): Promise<void> {
  const scale = page.getByText(/Web Mercator · 1\s:/);
  const before = (await scale.textContent()) ?? '';
  await map.press('+');
  await expect(scale).not.toHaveText(before);
}

/** A file of the page does not come until what this gives is called. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}
