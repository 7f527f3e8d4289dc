import { expect, type Page } from '@playwright/test';

/** GeoJSON that becomes layers, and the list of them among the settings. */
export function createLayerDriver(page: Page) {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return {
    when: {
      names: (mapName: string) => page.getByRole('textbox', { name: 'Navn på kartet' }).fill(mapName),
      async goesIntoMap(map: string) {
        await page.locator('label').filter({ hasText: 'I et kart som finnes' }).click();
        await page.getByRole('dialog').getByRole('button', { name: /Kart/ }).click();
        await page.getByRole('option', { name: map, exact: true }).click();
      },
      isMade: () => page.getByRole('button', { name: /^Opprett (kartlaget|\d+ kartlag)$/ }).click(),
      isStopped: () => page.getByRole('button', { name: 'Avbryt', exact: true }).click(),
      /** By keyboard: the pencil, the name, Enter. */
      async isRenamed(from: string, to: string) {
        await page.getByRole('button', { name: `Gi ${from} et annet navn` }).press('Enter');
        await page.getByRole('textbox', { name: `Nytt navn på ${from}` }).fill(to);
        await page.keyboard.press('Enter');
      },
      async isRemoved(name: string) {
        await row(name)
          .getByRole('button', { name: `Fjern ${name}` })
          .click();
      },
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      async isOffered(facts: readonly string[]) {
        const dialog = page.getByRole('dialog', { name: /^Åpne / });
        await expect(page.getByRole('button', { name: /^Opprett / })).toBeVisible();
        for (const fact of facts) await expect(dialog).toContainText(fact);
      },
      /** `what`: of several imports, which one. */
      saysMade: (what = '') =>
        expect(page.getByText(new RegExp(`${what}.*ligger i kartet`)).last()).toBeVisible(),
      isListed: (name: string, facts: string) => expect(row(name)).toContainText(facts),
      refusesName: (reason: RegExp) => expect(page.getByText(reason)).toBeVisible(),
      hasPencilFocused: (name: string) =>
        expect(page.getByRole('button', { name: `Gi ${name} et annet navn` })).toBeFocused(),
      isNotListed: (name: string) => expect(row(name)).toHaveCount(0),
    },
  };
}
