import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';
import { startVarde } from '../../drivers/varde-program.ts';

// Only a whole program shows that what a person typed goes through window, host, files and service, and comes back.
test('a snow observation is recorded by keyboard alone and found after a restart, and a draft with it', async ({
  app,
  varde,
  dataFolder,
}) => {
  test.setTimeout(180_000);
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();

  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('radio', 'Snø');
  await when.presses('Space');
  await when.walksTo('button', 'Nå');
  await when.presses('Enter');
  await when.walksTo('textbox', /^Observatør/);
  await when.types('Kari Nordmann');
  await when.walksTo('textbox', /^Koordinater/);
  await when.types('61,0512 7,2203');
  await then.says(/Forstått som 61,0512°\sN\s7,2203°\sØ/);
  await when.walksTo('button', 'Snødekke', 'Shift+Tab');
  await when.presses('Enter');
  await when.walksTo('textbox', 'Snødybde (cm)');
  await when.types('12,5');
  await when.walksTo('button', 'Vær', 'Shift+Tab');
  await when.presses('Enter');
  await when.walksTo('textbox', /^Lufttemperatur/);
  await when.types('\u22124,5');
  await when.walksTo('button', 'Registrer');
  await when.presses('Enter');
  // What should be there is asked for once.
  await then.says(/2 ting mangler eller er feil/);
  await when.walksTo('button', 'Registrer likevel');
  await when.presses('Enter');
  await then.says(/^Observasjonen er registrert/);
  await then.says(/^12,5\scm$/);
  await then.says(/^\u22124,5\s°C$/);

  // A draft is kept while it is written.
  await page.keyboard.press('Control+Shift+N');
  await expect(page.getByRole('textbox', { name: /^Observatør/ })).toHaveValue('Kari Nordmann');
  await page.getByRole('textbox', { name: 'Stedets navn' }).fill('Hornindalsvatnet');
  await then.says(/^Lagret \d\d:\d\d:\d\d$/);
  await page.getByRole('textbox', { name: 'Stedets navn' }).pressSequentially(' sør');
  await expect.poll(() => keptTexts(dataFolder)).toContain('Hornindalsvatnet sør');

  await varde.stop();
  const again = await startVarde({ dataFolder, seed: 'sample' });
  await app.given.opened({ of: again });
  await expect(page.getByRole('button', { name: /Uten naturfare · Hornindalsvatnet sør/ })).toBeVisible();
  const found = page.getByRole('button', { name: /^Snø · Sogndal.*Kari Nordmann.*Vær/ });
  await found.click();
  await then.says(/^12,5\scm$/);
  await again.stop();
});

/** All drafts as they lie on the disk. */
function keptTexts(dataFolder: string): string {
  const folder = join(dataFolder, 'drafts');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
}
