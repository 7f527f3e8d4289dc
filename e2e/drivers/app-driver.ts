import { expect, type Page } from '@playwright/test';
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
    page,
    given: {
      /** The app is open, and shows its frame. */
      async opened() {
        await page.goto(await varde.appAddress());
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
    },
    get: {
      problems: () => problems,
      /** Where the app is, without anything that follows the question mark. */
      address: () => page.url(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async showsPlaces(names: readonly string[]) {
        await expect(places.getByRole('button')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
      },
      saysSample: () => expect(page.getByText('Eksempeldata').first()).toBeVisible(),
      async hasNoProblems() {
        expect(problems).toEqual([]);
      },
    },
  };
}
