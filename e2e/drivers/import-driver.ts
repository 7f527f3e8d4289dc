import { expect, type Page } from '@playwright/test';

interface DroppedFile {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
}

/** Thousands of rows are read, compared and stored on a loaded machine. */
const IMPORT_MS = 60_000;
/** How long a key may wait for its dialog before it is pressed again. */
const HEARD_MS = 10_000;

/** Files that are dropped on the window, and jobs that fetch from a source. */
export function createImportDriver(page: Page) {
  const carried = (files: readonly DroppedFile[]) =>
    page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, text, type = 'application/json' } of given)
        transfer.items.add(new File([text], name, { type }));
      return transfer;
    }, files);

  async function dropAll(files: readonly DroppedFile[]): Promise<void> {
    const data = await carried(files);
    await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  }

  return {
    when: {
      drops: (name: string, text: string, type?: string) =>
        dropAll([{ name, text, ...(type === undefined ? {} : { type }) }]),
      dropsAll: dropAll,
      /** Holds a file over the window. */
      async dragsOver() {
        const data = await carried([{ name: 'held.json', text: '' }]);
        await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
      },
      dragsAway: () => page.dispatchEvent('body', 'dragleave', { relatedTarget: null }),
      /** A file that stands on the disk, in the dialog that the shortcut opens. */
      async chooses(path: string) {
        // The frame is seen before the app hears keys.
        await expect(() => chooseByKey(page, path)).toPass();
      },
      /** What a column of a table is, where a person is asked. */
      async saysColumn(heading: string, column: string) {
        await page.getByRole('button', { name: new RegExp(`${heading} er`) }).click();
        await page.getByRole('option', { name: column }).click();
      },
      isRead: () => page.getByRole('button', { name: 'Les tabellen' }).click(),
      isMerged: () => page.getByRole('button', { name: 'Flett inn' }).click(),
      /** The last notice that offers it. */
      isTakenBack: () => page.getByRole('button', { name: 'Angre', exact: true }).last().press('Enter'),
      isRestored: (edition: string) => page.getByRole('button', { name: `Gjenopprett ${edition}` }).click(),
      isTaken: () => page.getByRole('button', { name: /^Ta inn / }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      isOffered: (rows: number) =>
        expect(page.getByRole('button', { name: new RegExp(`^Ta inn ${digits(rows)} `) })).toBeVisible({
          timeout: IMPORT_MS,
        }),
      asksForColumns: (missing: string) =>
        expect(page.getByText(`Velg kolonnen for ${missing}`)).toBeVisible({ timeout: IMPORT_MS }),
      saysTaken: () => expect(page.getByText(/tatt inn: /).last()).toBeVisible({ timeout: IMPORT_MS }),
      /** The rows stand: the dialog that took them is gone. */
      isDone: () =>
        expect(page.getByRole('dialog', { name: /^Åpne / })).toHaveCount(0, { timeout: IMPORT_MS }),
      hasSafeButtonFocused: () =>
        expect(page.getByRole('dialog').getByRole('button', { name: 'Avbryt', exact: true })).toBeFocused(),
      isPresent: (edition: string) =>
        expect(
          page
            .getByRole('table', { name: /^Utgaver/ })
            .getByRole('row')
            .filter({ hasText: edition }),
        ).toContainText('gjeldende'),
      isRefused: (reason: RegExp) => expect(page.getByRole('alert')).toHaveText(reason),
      leavesOut: (row: RegExp) =>
        expect(
          page.getByRole('region', { name: /^(Rader|Objekter) som ikke kan leses$/ }).getByRole('listitem'),
        ).toHaveText(row),
      /** The notice of a job that ended tells what is new, gone and changed. */
      saysChangesOf: (what: string) =>
        expect(
          page.getByText(new RegExp(`${what}.*(\\d+\\s(ny|nye|borte|endret)|Ingen endringer)`, 'i')).first(),
        ).toBeVisible(),
    },
  };
}

/** A number as the app writes it, whatever blank stands between thousands. */
function digits(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\\s?');
}

async function chooseByKey(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser', { timeout: HEARD_MS });
  await page.keyboard.press('Control+o');
  await (await choosing).setFiles(path);
}
