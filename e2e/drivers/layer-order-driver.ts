import { expect, type Page } from '@playwright/test';

/** The list of layers beside the map: in which order they lie, and how opaque they are. */
export function createLayerOrderDriver(page: Page) {
  const rows = page.getByRole('group', { name: 'Lag i kartet' }).getByRole('listitem');
  const opacity = page.getByRole('slider', { name: 'Dekkevne' });
  return {
    when: {
      unfolds: (name: string) => page.getByRole('button', { name: `Tilpass ${name}` }).click(),
      async isFadedOut() {
        await opacity.focus();
        await page.keyboard.press('Home');
      },
      async isOpaque() {
        await opacity.focus();
        await page.keyboard.press('End');
      },
      movesUp: (name: string) => page.getByRole('button', { name: `Flytt ${name} opp` }).press('Enter'),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      hasOrder: async (names: readonly string[]) => {
        await expect(rows).toHaveCount(names.length);
        for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name);
      },
      saysPlace: (sentence: string) => expect(page.getByText(sentence)).toBeAttached(),
      /** It cannot go higher, so the other button has the focus. */
      hasDownFocused: (name: string) =>
        expect(page.getByRole('button', { name: `Flytt ${name} ned` })).toBeFocused(),
    },
  };
}
