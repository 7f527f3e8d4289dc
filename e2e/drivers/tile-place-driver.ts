import { expect, type Locator, type Page } from '@playwright/test';

/** Software draws on a loaded machine. */
const DRAWING_MS = 60_000;

/** As `31 av 120 fliser · 4 i sekundet · ferdig om 20 sekunder`. */
const PROGRESS = /^[\d\s]+ av [\d\s]+ fliser/;

/** The place of tile caches: what they are, and the jobs that build, check and export them. */
export function createTilePlaceDriver(page: Page) {
  const main = page.getByRole('main');

  /** From one level to another, once it is known how many tiles that are; those that are proposed where none are told. */
  async function selects(title: string, maxLevel: number | undefined, minLevel?: number) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    for (const [name, level] of [
      ['Fineste nivå', maxLevel],
      ['Groveste nivå', minLevel],
    ] as const) {
      if (level === undefined) continue;
      const field = dialog.getByRole('textbox', { name });
      await field.fill(String(level));
      await field.press('Tab');
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
      /** Looks at what building a level would come to, and leaves it. */
      async isBuildWeighed(name: string, level: number, warning: RegExp) {
        const building = await selects(`Bygg fliser av ${name}`, level, level);
        await expect(building).toContainText(warning, { timeout: DRAWING_MS });
        await building.getByRole('button', { name: 'Avbryt' }).click();
      },
      asksToBuild: (name: string, maxLevel: number) => selects(`Bygg fliser av ${name}`, maxLevel),
      isBegun: () => page.getByRole('dialog').getByRole('button', { name: 'Bygg', exact: true }).click(),
      isPaused: () => main.getByRole('button', { name: /^Pause: Bygging/ }).click(),
      isStopped: () => main.getByRole('button', { name: /^Stopp: Bygging/ }).click(),
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
      tellsSpaceOf: (kinds: readonly string[]) => expectSpaceOf(main, kinds),
      /** How far a build is, how fast it goes and when it will end. */
      tellsProgress: () =>
        expect(main.getByText(PROGRESS)).toContainText(/\d fliser · \d+ i sekundet · ferdig /, {
          timeout: DRAWING_MS,
        }),
      waits: (state: RegExp) =>
        expect(main.getByRole('listitem').filter({ hasText: /^Bygging/ })).toContainText(state),
      isDone: (outcome: RegExp) =>
        expect(page.getByText(outcome).first()).toBeVisible({ timeout: DRAWING_MS }),
      tellsCountAndSize: () =>
        expect(page.getByRole('dialog')).toContainText(/\d fliser, omtrent [\d,]+\s*\S?B/, {
          timeout: DRAWING_MS,
        }),
      isHalfBuilt: () => expectHalfBuilt(main),
    },
  };
}

/** A size for each kind of cache. */
async function expectSpaceOf(main: Locator, kinds: readonly string[]): Promise<void> {
  const space = main.getByRole('region', { name: 'Hva som tar plass' });
  for (const kind of kinds) await expect(space).toContainText(new RegExp(`${kind}\\s*[\\d,]+\\s*\\S?B`));
}

/** Half of a build is done, and not all of it. */
async function expectHalfBuilt(main: Locator): Promise<void> {
  const progress = main.getByText(PROGRESS);
  const partDone = async () => {
    const [done = 0, total = 1] = ((await progress.textContent()) ?? '')
      .split(/ av | fliser/)
      .map((number) => Number(number.replaceAll(/\s/g, '')));
    return done / total;
  };
  await expect.poll(partDone, { timeout: DRAWING_MS, intervals: [50] }).toBeGreaterThanOrEqual(0.5);
}
