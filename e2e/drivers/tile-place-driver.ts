import { expect, type Page } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** The place of tile caches: what they are, and the jobs that build, check and export them. */
export function createTilePlaceDriver(page: Page) {
  const main = page.getByRole('main');

  /** From the coarsest level to one, once it is known how many that are. */
  async function selects(title: string, maxLevel: number | undefined) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    if (maxLevel !== undefined) {
      const level = dialog.getByRole('textbox', { name: 'Fineste nivå' });
      await level.fill(String(maxLevel));
      await level.press('Tab');
    }
    await expect(dialog).toContainText(/\d fliser/);
    return dialog;
  }

  return {
    when: {
      async isExported(name: string, format: string, maxLevel?: number) {
        const exporting = await selects(`Eksporter fliser av ${name}`, maxLevel);
        await expect(exporting).toContainText('omtrent', { timeout: DRAWING_MS });
        await exporting.getByRole('button', { name: /Format/ }).click();
        await page.getByRole('option', { name: format }).click();
        await exporting.getByRole('button', { name: 'Eksporter', exact: true }).click();
      },
      isChecked: (name: string) => page.getByRole('button', { name: `Kontroller ${name}` }).click(),
      async isBuilt(name: string, maxLevel: number) {
        const building = await selects(`Bygg fliser av ${name}`, maxLevel);
        await building.getByRole('button', { name: 'Bygg', exact: true }).click();
      },
      goesOn: () => main.getByRole('button', { name: /^Fortsett: Bygging/ }).click(),
      async looksAt(path: string) {
        await main.getByRole('button', { name: 'Fra en sti …' }).click();
        await page.getByRole('textbox', { name: 'Sti på denne maskinen' }).fill(path);
        await page.getByRole('button', { name: 'Se på den' }).click();
      },
      isUsedInPlace: () => page.getByRole('button', { name: 'Bruk den der den ligger' }).click(),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      stands: async (name: string, facts: readonly string[]) => {
        const header = page.getByRole('rowheader').filter({ has: page.getByText(name, { exact: true }) });
        const line = page.getByRole('row').filter({ has: header });
        for (const fact of facts) await expect(line).toContainText(fact);
      },
      isDone: (outcome: RegExp) =>
        expect(page.getByText(outcome).first()).toBeVisible({ timeout: DRAWING_MS }),
      /** Half of a build is done, and not all of it. */
      async isHalfBuilt() {
        const progress = main.getByText(/^[\d\s]+ av [\d\s]+ fliser/);
        const partDone = async () => {
          const [done = 0, total = 1] = ((await progress.textContent()) ?? '')
            .split(/ av | fliser/)
            .map((number) => Number(number.replaceAll(/\s/g, '')));
          return done / total;
        };
        await expect.poll(partDone, { timeout: DRAWING_MS, intervals: [50] }).toBeGreaterThanOrEqual(0.5);
      },
    },
  };
}
