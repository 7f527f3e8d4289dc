import { expect, type Page } from '@playwright/test';

/** The two arrows of the browser. */
export function createHistoryDriver(page: Page) {
  return {
    when: {
      goesBack: () => page.goBack(),
      goesForward: () => page.goForward(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      showsNoCard: (name: string) => expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0),
    },
  };
}
