import { expect, test } from '../../drivers/app-test.ts';
import { createKeyboardDriver } from '../../drivers/keyboard-driver.ts';

test('coordinates that may be meant otherwise are changed by keyboard', async ({ app }) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('textbox', /^Koordinater/);
  await when.types('12.5 -33.25');
  await then.says(/^Forstått som 12,5.*N.*33,25.*V/);
  await when.walksTo('button', /^Mente du .*33,25.*S.*12,5.*Ø/);
  await when.presses('Enter');
  await then.isAt('textbox', /^Koordinater/);
  await then.says(/^Forstått som 33,25.*S.*12,5.*Ø/);
  // The way back is as near.
  await when.walksTo('button', /^Mente du .*12,5.*N.*33,25.*V/);
});

test('a draft is thrown away and taken back by keyboard', async ({ app }) => {
  const page = app.get.page();
  const { when, then } = createKeyboardDriver(page);
  await app.given.opened();
  await when.presses('Tab', 'Control+Shift+N');
  await then.shows('navigation', 'Deler av observasjonen');
  await when.walksTo('textbox', 'Stedets navn');
  await when.types('Hornindalsvatnet');
  await then.says(/^Lagret \d\d:\d\d:\d\d$/);
  await when.walksTo('button', 'Forkast');
  await when.presses('Enter');
  await then.says(/^Kladden ligger i papirkurven/);
  await expect(page.getByRole('navigation', { name: 'Deler av observasjonen' })).toHaveCount(0);
  await when.walksTo('button', 'Angre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stedets navn' })).toHaveValue('Hornindalsvatnet');
});
