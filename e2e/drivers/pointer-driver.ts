import { expect, type Locator, type Page } from '@playwright/test';

/** Someone with a pointer over the map and the charts. */
export function createPointerDriver(page: Page) {
  const main = page.getByRole('main');
  const map = page.getByRole('region', { name: /^Kart over kraftverk/ });
  const quarters = main.getByRole('list', { name: 'Sertifikatberettiget produksjon per kvartal' });

  return {
    when: {
      /** Brings the map near a plant, which then is the only one in view or one of few. */
      async goesToPlant(name: string, coordinate: string) {
        await main.getByRole('textbox', { name: 'Gå til koordinat' }).fill(coordinate);
        await page.keyboard.press('Enter');
        await expect(
          page
            .getByRole('region', { name: 'I kartutsnittet' })
            .getByRole('button', { name: new RegExp(`^${name} `) }),
        ).toBeVisible();
      },
      /** Feels for the mark in the middle of the map. */
      pointsAtTheMark: (name: string) => feelForMark(page, map, name),
      async clicks() {
        await page.mouse.down();
        await page.mouse.up();
      },
      startsBox: () => main.getByRole('button', { name: /^Velg med ramme/ }).click(),
      goesToTheTable: () => main.getByRole('button', { name: 'Vis i tabellen' }).click(),
      async savesChart(title: string, format: RegExp) {
        await main.getByRole('button', { name: `Lagre «${title}» som bilde` }).click();
        await page.getByRole('menuitem', { name: format }).click();
      },
    },
    get: {
      /** The path of the picture that the app says it wrote. */
      async picture(extension: string): Promise<string> {
        const notice = page.getByText(new RegExp(`er lagret: .*\\.${extension}`)).last();
        await expect(notice).toBeVisible();
        return /er lagret: (.*)$/.exec((await notice.textContent()) ?? '')?.[1] ?? '';
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      tells: (expected: RegExp) => expect(main.getByText(expected).first()).toBeVisible(),
      /** Several plants are chosen; returns how many. */
      async saysChosen(): Promise<number> {
        const chosen = page.getByRole('region', { name: 'Valgt' });
        await expect(chosen).toBeVisible();
        const expected = (await chosen.textContent()) ?? '';
        // `79 kraftverk og 2 pumper · 15 438 MW`
        const counts = [...expected.matchAll(/(\d+)\s(?:kraftverk|pumper?)/g)].map(([, count]) =>
          Number(count),
        );
        return counts.reduce((sum, count) => sum + count, 0);
      },
      /** Both schemes and their sum stand beside a quarter while it is pointed at. */
      async showsEachSchemeAt(quarter: string) {
        const values = main.locator('[aria-hidden] dl');
        await expect(async () => {
          await page.mouse.move(0, 0);
          await quarters.getByRole('button', { name: new RegExp(`^${quarter}: `) }).hover();
          await expect(values).toHaveText(/I målet.*GWh.*Overgangsordningen.*GWh.*Sum.*GWh/s, {
            timeout: 2_000,
          });
        }).toPass({ timeout: 30_000 });
        await page.mouse.move(0, 0);
        await expect(values).toHaveCount(0);
      },
    },
  };
}

/** Ring by ring around the middle of the map, until the words of the mark are shown. */
async function feelForMark(page: Page, map: Locator, name: string): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map');
  const tip = page.getByRole('main').getByText(name, { exact: true }).and(page.locator('strong'));
  await expect(async () => {
    for (let radiusPx = 0; radiusPx < 200; radiusPx += 12) {
      for (let part = 0; part < (radiusPx === 0 ? 1 : 12); part++) {
        const angle = (part / 12) * 2 * Math.PI;
        const x = box.x + box.width / 2 + radiusPx * Math.cos(angle);
        await page.mouse.move(x, box.y + box.height / 2 + radiusPx * Math.sin(angle));
        if ((await tip.count()) > 0) return;
      }
    }
    throw new Error(`No mark of ${name} near the middle of the map`);
  }).toPass({ timeout: 40_000 });
}
