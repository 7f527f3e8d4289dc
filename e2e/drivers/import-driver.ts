import { expect, type Page } from '@playwright/test';

/** Files that are dropped on the window, and jobs that fetch from a source. */
export function createImportDriver(page: Page) {
  return {
    when: {
      async drops(name: string, text: string, type = 'application/json') {
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
      isTaken: () => page.getByRole('button', { name: /^Ta inn / }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isOffered: (rows: number) =>
        expect(page.getByRole('button', { name: new RegExp(`^Ta inn ${digits(rows)} `) })).toBeVisible(),
      saysTaken: () => expect(page.getByText(/tatt inn: /).last()).toBeVisible(),
      /** The rows stand: the dialog that took them is gone. */
      isDone: () => expect(page.getByRole('dialog', { name: /^Åpne / })).toHaveCount(0),
      isRefused: (reason: RegExp) => expect(page.getByRole('alert')).toHaveText(reason),
      /** The notice of a job that ended tells what is new, gone and changed. */
      saysChangesOf: (what: string) =>
        expect(
          page.getByText(new RegExp(`${what}.*(\\d+ (ny|nye|borte|endret)|Ingen endringer)`, 'i')).first(),
        ).toBeVisible(),
    },
  };
}

/** A number as the app writes it, whatever blank stands between thousands. */
function digits(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\\s?');
}
