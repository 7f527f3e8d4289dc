import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';

/** What the drafts on the disk say of the expositions of avalanche activity. */
function keptExpositions(dataFolder: string): unknown[] {
  const folder = join(dataFolder, 'drafts');
  return readdirSync(folder).flatMap((name) => {
    const { content } = JSON.parse(readFileSync(join(folder, name, 'draft.json'), 'utf8'));
    const activities: { ValidExposition?: string }[] = content.registration.AvalancheActivityObs2 ?? [];
    return activities.map(({ ValidExposition }) => ValidExposition);
  });
}

/** The form of avalanche activity of a new observation of snow, by keys. */
async function openActivity({ when, then }: ReturnType<typeof createKeyboardDriver>): Promise<void> {
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('radio', 'Snø');
  await when.presses('Space');
  await when.walksTo('button', /^Skredaktivitet/, 'Shift+Tab');
  await when.presses('Enter');
}

test('the exposition rose is walked by arrows, chosen from by Space, read by name, and kept by the draft', async ({
  app,
  dataFolder,
}) => {
  test.setTimeout(120_000);
  const page = app.get.page();
  const keys = createKeyboardDriver(page);
  const { when, then } = keys;
  await app.given.opened();
  await openActivity(keys);
  // One group with its name, and eight buttons that are each read by what they mean and begin with what is seen.
  const rose = page.getByRole('toolbar', { name: 'Himmelretning' });
  await expect(rose).toMatchAriaSnapshot(`
    - toolbar "Himmelretning":
      - button "N, nord"
      - button "NØ, nordøst"
      - button "Ø, øst"
      - button "SØ, sørøst"
      - button "S, sør"
      - button "SV, sørvest"
      - button "V, vest"
      - button "NV, nordvest"
  `);
  const at = (name: string) => then.isAt('button', name);
  await when.walksTo('button', 'N, nord');
  await when.presses('Space', 'ArrowRight');
  await at('NØ, nordøst');
  await when.presses('Space', 'ArrowDown');
  await at('Ø, øst');
  await when.presses('ArrowDown', 'ArrowLeft');
  await at('S, sør');
  await when.presses('Space', 'ArrowLeft', 'ArrowUp', 'ArrowUp');
  await at('NV, nordvest');
  await when.presses('Enter', 'ArrowRight', 'ArrowDown');
  await at('S, sør');
  // Once more gives it up again.
  await when.presses('Space');
  await expect(rose.getByRole('button', { pressed: true })).toHaveText(['N', 'NØ', 'NV']);
  await expect.poll(() => keptExpositions(dataFolder)).toEqual(['11000001']);

  // Tab leaves the rose by one step, and comes back to where one was.
  await when.presses('Tab');
  await expect(rose.locator(':focus')).toHaveCount(0);
  await when.presses('Shift+Tab');
  await at('S, sør');
  await when.presses('Shift+Tab');
  await expect(rose.locator(':focus')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: /^Snø Lagret / }).click();
  await page
    .getByRole('navigation', { name: 'Deler av observasjonen' })
    .getByText(/^Skredaktivitet/)
    .click();
  await expect(rose.getByRole('button', { pressed: true })).toHaveText(['N', 'NØ', 'NV']);
});

test('a row that is added by keyboard is the one that is written next', async ({ app }) => {
  const page = app.get.page();
  const keys = createKeyboardDriver(page);
  const { when, then } = keys;
  await app.given.opened();
  await openActivity(keys);
  await when.walksTo('button', 'Legg til: skredaktivitet');
  await when.presses('Enter');
  await then.shows('button', /^Fjern .* nr\. 2$/);
  const second = page.locator('[data-row="2"]');
  await expect(second.locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Fjern/ }).and(page.locator(':focus'))).toHaveCount(0);
});
