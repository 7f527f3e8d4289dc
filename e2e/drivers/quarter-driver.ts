import { expect, type Page } from '@playwright/test';

/** The series per quarter beside the applications, as it is read by people who do not point. */
export function createQuarterDriver(page: Page, title: string) {
  const quarters = page.getByRole('main').getByRole('list', { name: title });

  /** What a quarter says, with plain blanks. */
  async function read(quarter: string): Promise<string> {
    const bar = quarters.getByRole('button', { name: new RegExp(`^${quarter}: `) });
    return ((await bar.getAttribute('aria-label')) ?? '').replaceAll(/\s/g, ' ');
  }

  return {
    get: { quarter: read },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      says: (quarter: string, expected: string) => expect.poll(() => read(quarter)).toBe(expected),
    },
  };
}
