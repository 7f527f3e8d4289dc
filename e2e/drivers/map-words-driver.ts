import { expect, type Page } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;
/** A CSS pixel of a screen with 96 of them to an inch, metres. */
const PX_METRES = 0.0254 / 96;

/** What a map says in words: of its signs, its scale, its detail, and of what it cannot show. */
export function createMapWordsDriver(page: Page) {
  const main = page.getByRole('main');
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const legend = page.getByRole('region', { name: 'Tegnforklaring' });
  const clusters = page.getByRole('checkbox', { name: 'Klynger der kraftverk overlapper' });
  const lackingRows = main.getByText(/^\d+ rader? har ikke punkt og er ikke i kartet$/);
  const withoutPoint = (name: string) => main.getByText(`${name} har ikke punkt og er ikke i kartet.`);
  const noMoreDetail = main.getByText('Grunnkartet har ikke flere detaljer her. Slipp en kartcache');
  const bar = page.locator('svg').filter({ has: page.locator('title', { hasText: 'Målestokk' }) });

  async function topOf(part: ReturnType<Page['getByText']>): Promise<number> {
    const box = await part.boundingBox();
    if (!box) throw new Error('Nothing is seen of it');
    return box.y;
  }
  return {
    when: {
      opensPlantSettings: () => page.getByRole('button', { name: 'Tilpass Kraftverk' }).press('Enter'),
      clustersAreOff: () => clusters.uncheck({ force: true }),
      async pointsAtTheMiddle() {
        const box = await map.boundingBox();
        if (!box) throw new Error('There is no map');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      },
    },
    get: {
      /** The latitude under the pointer as the status line says it, degrees. */
      async pointedLatitude(): Promise<number> {
        const line = page.getByText(/^\d+,\d+°\sN\s\d+,\d+°\s[ØV]/);
        await expect(line).toBeVisible();
        return numberOf(/^([\d,]+)°/, (await line.textContent()) ?? '');
      },
      /** In the middle of the map, as the status line says it. */
      async scale() {
        const line = (await page.getByText(/Web Mercator · 1\s:/).textContent()) ?? '';
        return { number: numberOf(/1\s:\s([\d\s]+)/, line), latitude: numberOf(/ved\s([\d,]+)°/, line) };
      },
      /** How long the scale bar is on the screen, and how long it says that it is; metres. */
      async scaleBar() {
        const width = Number(await bar.locator('rect').first().getAttribute('width'));
        const texts = await bar.locator('text').allTextContents();
        const numbers = texts.map((label) => numberOf(/([\d\s,]+)/, label)).filter((value) => value >= 0);
        const unit = texts.some((label) => label.includes('km')) ? 1000 : 1;
        // An edge is drawn half outside of what it surrounds.
        return { screenMetres: (width + 1) * PX_METRES, saidMetres: Math.max(...numbers) * unit };
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      explainsClusters: () => expect(legend).toContainText('Klynge: areal etter samlet MW, tallet er antall'),
      explainsMarks: () => expect(legend).toContainText('Areal etter MW', { timeout: DRAWING_MS }),
      explainsNoClusters: () => expect(legend).not.toContainText('Klynge'),
      saysHowManyLack: (count: number) => expect(lackingRows).toHaveText(new RegExp(`^${count} rad`)),
      saysOfNoneThatItLacks: () => expect(lackingRows).toHaveCount(0),
      saysWithoutPoint: (name: string) => expect(withoutPoint(name)).toBeVisible(),
      saysWithoutPointOfNone: () =>
        expect(main.getByText(/har ikke punkt og er ikke i kartet\.$/)).toHaveCount(0),
      /** Above all that the map beside the table says of other rows. */
      saysItBeforeTheOthers: async (name: string) =>
        expect(await topOf(withoutPoint(name))).toBeLessThan(await topOf(lackingRows)),
      /** Above the field for coordinates, which is the first of what stands beside the map else. */
      saysItBeforeAllElse: async (name: string) =>
        expect(await topOf(withoutPoint(name))).toBeLessThan(
          await topOf(main.getByRole('textbox', { name: 'Gå til koordinat' })),
        ),
      saysNoMoreDetail: () => expect(noMoreDetail).toBeVisible(),
      saysNothingOfDetail: () => expect(noMoreDetail).toHaveCount(0),
    },
  };
}

/** The number that a pattern finds in words of the app, with a comma for decimals and spaces between thousands. */
function numberOf(pattern: RegExp, words: string): number {
  const found = pattern.exec(words)?.[1]?.replaceAll(/\s/g, '').replace(',', '.');
  return found ? Number(found) : Number.NaN;
}
