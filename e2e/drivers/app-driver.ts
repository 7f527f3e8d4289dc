import { expect, type Page } from '@playwright/test';
import { createAnalysisDriver } from './analysis-driver.ts';
import { createAreaDriver } from './area-driver.ts';
import { createColumnDriver } from './column-driver.ts';
import { createExportDriver } from './export-driver.ts';
import { createFailingLayerDriver } from './failing-layer-driver.ts';
import { createFilterDriver } from './filter-driver.ts';
import { createImportDriver } from './import-driver.ts';
import { createLayerDriver } from './layer-driver.ts';
import { createMapDriver } from './map-driver.ts';
import { createMapLayersDriver } from './map-layers-driver.ts';
import { createServicesDriver } from './services-driver.ts';
import { createSettingsDriver } from './settings-driver.ts';
import { createTableDriver } from './table-driver.ts';
import { createTileDriver } from './tile-driver.ts';
import { createTilePlaceDriver } from './tile-place-driver.ts';
import type { VardeProgram } from './varde-program.ts';

export type AppDriver = ReturnType<typeof createAppDriver>;

/** The app as a person uses it: everything is found by its role and its words. */
export function createAppDriver(page: Page, varde: VardeProgram) {
  const places = page.getByRole('navigation', { name: /^(Steder|Places)$/ });
  const problems = watchProblems(page);
  return {
    analysis: createAnalysisDriver(page),
    columns: createColumnDriver(page),
    exports: createExportDriver(page),
    filters: createFilterDriver(page),
    imports: createImportDriver(page),
    layers: createLayerDriver(page),
    map: createMapDriver(page),
    mapLayers: { ...createMapLayersDriver(page), failing: createFailingLayerDriver(page) },
    tiles: { ...createTileDriver(page), place: createTilePlaceDriver(page), area: createAreaDriver(page) },
    table: createTableDriver(page),
    settings: createSettingsDriver(page),
    services: createServicesDriver(page),
    given: {
      /** The app of a program is open, and shows its frame; under another name of this machine where one is given. */
      async opened({ of = varde, at }: { of?: VardeProgram; at?: string } = {}) {
        const address = await of.appAddress();
        await page.goto(at === undefined ? address : new URL(new URL(address).search, at).href);
        await expect(places).toBeVisible();
      },
    },
    when: {
      goesTo: (place: string) => places.getByRole('button', { name: place, exact: true }).click(),
      presses: (keys: string) => page.keyboard.press(keys),
      /** Finds something by the one search box and takes the first hit. */
      async finds(expected: string) {
        await page.keyboard.press('ControlOrMeta+k');
        await page
          .getByRole('dialog')
          .getByRole('searchbox')
          .or(page.getByRole('dialog').getByRole('combobox'))
          .first()
          .fill(expected);
        await page.keyboard.press('Enter');
      },
      opens: (button: string) => page.getByRole('button', { name: button, exact: true }).click(),
      reloads: () => page.reload(),
      /** The system hands a link over: the shell puts it behind the hash. */
      isHandedLink: (link: string) =>
        page.evaluate((text) => {
          location.hash = encodeURIComponent(text);
        }, link),
    },
    get: {
      placeNames: () => places.getByRole('button').allInnerTexts(),
      page: () => page,
      /** Where the app is, without anything that follows the question mark. */
      address: () => page.url(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async showsPlaces(names: readonly string[]) {
        for (const name of names)
          await expect(places.getByRole('button', { name, exact: true })).toBeVisible();
      },
      saysSample: () => expect(page.getByText('Eksempeldata').first()).toBeVisible(),
      /** A notice of the frame says so. */
      tells: (expected: RegExp) =>
        expect(page.getByRole('region', { name: 'Meldinger' }).getByText(expected)).toBeVisible(),
      saysNoSampleOf: (what: string) =>
        expect(page.getByRole('button', { name: new RegExp(`: ${what}, (?!Eksempeldata)`) })).toBeVisible(),
      isAt: (place: string) =>
        expect(places.getByRole('button', { name: place, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
      /** The table of the place shows rows of data. */
      showsRows: () => expect(page.getByRole('row').nth(2)).toBeVisible(),
      hasFocus: (name: string) => expect(page.locator(':focus')).toHaveText(name),
      showsDialog: (name: string) => expect(page.getByRole('dialog', { name })).toBeVisible(),
      showsNoDialog: () => expect(page.getByRole('dialog')).toHaveCount(0),
      async hasNoProblems() {
        expect(problems).toEqual([]);
      },
    },
  };
}

/** What went wrong in the page, as its console tells it. */
function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
