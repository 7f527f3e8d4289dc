import { expect, type Page } from '@playwright/test';

/** The place Services. */
export function createServicesDriver(page: Page) {
  return {
    when: {
      async tries(operation: string, values: { readonly [field: string]: string } = {}) {
        await page.getByRole('button', { name: `GET ${operation}`, exact: true }).click();
        const details = page
          .getByRole('group', { name: `GET ${operation}` })
          .or(page.getByRole('main'))
          .last();
        for (const [field, value] of Object.entries(values)) {
          await details.getByRole('textbox', { name: field }).fill(value);
        }
        await details.getByRole('button', { name: 'Send', exact: true }).click();
      },
      /** Opens the addresses of the public service that a service stands for. */
      opensAliasesOf: (service: string) =>
        page
          .getByRole('region', { name: service, exact: true })
          .getByRole('button', { name: /^Adressene til den offentlige tjenesten/ })
          .click(),
      /** One of the recent requests, by its operation. */
      opensRequest: (operation: string) =>
        page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${operation}`) })
          .first()
          .click(),
      /** Presses the button of the manual; gives the address of the tab that it opens. */
      async opensManual(): Promise<string> {
        const opening = page.context().waitForEvent('page');
        await page.getByRole('button', { name: 'Håndbok' }).click();
        const tab = await opening;
        await tab.getByRole('heading', { level: 1 }).waitFor();
        return tab.url();
      },
      opensDescription: () => openDescription(page),
      /** An operation that is not sent yet. */
      opensOperation: (call: string) => page.getByRole('button', { name: call, exact: true }).click(),
      /** As where a browser lets no page open tabs. */
      async failsToOpenTheManual() {
        await page.evaluate(() => {
          window.open = () => null;
        });
        await page.getByRole('button', { name: 'Håndbok' }).click();
      },
      /** Opens an operation of the map service, changes its message and posts it. */
      async posts(operation: string, change: (message: string) => string = (message) => message) {
        await page.getByRole('button', { name: `POST ${operation}`, exact: true }).click();
        const message = page.getByRole('textbox', { name: 'Melding' });
        await message.fill(change(await message.inputValue()));
        await page.getByRole('button', { name: 'Send', exact: true }).click();
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      answered: (status: number, expected: RegExp) =>
        Promise.all([
          expect(page.getByText(`Svar med status ${status}`)).toBeVisible(),
          expect(page.getByText(expected).first()).toBeVisible(),
        ]),
      async showsExchange(request: RegExp, answer: RegExp) {
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('region', { name: 'Forespørsel' })).toHaveText(request);
        await expect(dialog.getByRole('region', { name: 'Svar' })).toHaveText(answer);
      },
      hasToken: (token: RegExp) => expect(page.getByRole('textbox', { name: /^Nøkkel/ })).toHaveValue(token),
      leadsToTokens: (isShown: boolean) =>
        expect(page.getByRole('button', { name: 'Utsted en nøkkel under Innstillinger' })).toHaveCount(
          isShown ? 1 : 0,
        ),
      showsLine: (line: string) => expect(page.getByText(line, { exact: true })).toBeVisible(),
      listsRequest: (path: string) => expect(page.getByRole('main').getByText(path).last()).toBeVisible(),
    },
  };
}

/** Presses WSDL; gives the address of the tab that it opens. */
async function openDescription(page: Page): Promise<string> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'WSDL', exact: true }).click();
  const tab = await opening;
  await tab.waitForURL(/wsdl/);
  return tab.url();
}
