import { expect, type Page } from '@playwright/test';
import { createServicesDriver } from './services-driver.ts';
import { createSettingsDriver } from './settings-driver.ts';
import { createTableDriver } from './table-driver.ts';
import type { VardeProgram } from './varde-program.ts';

export type AppDriver = ReturnType<typeof createAppDriver>;

/** The app as a person uses it: everything is found by its role and its words. */
export function createAppDriver(page: Page, varde: VardeProgram) {
  const places = page.getByRole('navigation', { name: /^(Steder|Places)$/ });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  return {
    table: createTableDriver(page),
    settings: createSettingsDriver(page),
    services: createServicesDriver(page),
    given: {
      /** The app is open, and shows its frame. */
      async opened() {
        await page.goto(await varde.appAddress());
        await expect(places).toBeVisible();
      },
      /** The app is open under another name of this machine, as its own window has it. */
      async openedAs(base: string) {
        const { search } = new URL(await varde.appAddress());
        await page.goto(new URL(search, base).href);
        await expect(places).toBeVisible();
      },
      /** The app of a later start is open in the same window. */
      async openedAt(later: VardeProgram) {
        await page.goto(await later.appAddress());
        await expect(places).toBeVisible();
      },
      async windowSize(width: number, height: number) {
        await page.setViewportSize({ width, height });
      },
    },
    when: {
      goesTo: (place: string) => places.getByRole('button', { name: place, exact: true }).click(),
      presses: (keys: string) => page.keyboard.press(keys),
      async dropsFile(name: string, text: string, type = 'application/json') {
        const data = await page.evaluateHandle(
          ([fileName, content, mediaType]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([content ?? ''], fileName ?? '', { type: mediaType ?? '' }));
            return transfer;
          },
          [name, text, type] as const,
        );
        await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
        await page.dispatchEvent('body', 'drop', { dataTransfer: data });
      },
      takesImport: () => page.getByRole('button', { name: /^(Ta inn|Take in) / }).click(),
      /** Finds something by the one search box and takes the first hit. */
      async finds(words: string) {
        await page.keyboard.press('ControlOrMeta+k');
        await page
          .getByRole('dialog')
          .getByRole('searchbox')
          .or(page.getByRole('dialog').getByRole('combobox'))
          .first()
          .fill(words);
        await page.keyboard.press('Enter');
      },
      reloads: () => page.reload(),
      /** The system hands a link over: the shell puts it behind the hash. */
      isHandedLink: (link: string) =>
        page.evaluate((text) => {
          location.hash = encodeURIComponent(text);
        }, link),
    },
    get: {
      problems: () => problems,
      /** The places of the rail. */
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
      saysNoSampleOf: (what: string) =>
        expect(page.getByRole('button', { name: new RegExp(`: ${what}, (?!Eksempeldata)`) })).toBeVisible(),
      isAt: (place: string) =>
        expect(places.getByRole('button', { name: place, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
      /** The table of the place shows rows of data. */
      showsRows: () => expect(page.getByRole('row').nth(2)).toBeVisible(),
      offersImport: (rows: number) =>
        expect(
          page.getByRole('button', { name: new RegExp(`^(Ta inn|Take in) ${digits(rows)} `) }),
        ).toBeVisible(),
      tookImport: () => expect(page.getByText(/tatt inn: /).last()).toBeVisible(),
      /** The rows stand: the dialog that took them is gone. */
      importIsDone: () => expect(page.getByRole('dialog', { name: /^Åpne / })).toHaveCount(0),
      /** The notice of a job that ended tells what is new, gone and changed. */
      saysChangesOf: (what: string) =>
        expect(
          page.getByText(new RegExp(`${what}.*(\\d+ (ny|nye|borte|endret)|Ingen endringer)`, 'i')).first(),
        ).toBeVisible(),
      refusesImport: (reason: RegExp) => expect(page.getByRole('alert')).toHaveText(reason),
      async hasNoProblems() {
        expect(problems).toEqual([]);
      },
    },
  };
}

/** A number as the app writes it, whatever blank stands between thousands. */
function digits(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\\s?');
}
