import type { Page } from '@playwright/test';
import type { AppDriver } from '../drivers/app-driver.ts';

/** How a screen may look to somebody: theme, language, colours that the system forces. */
export interface Look {
  readonly name: string;
  /** By the word that chooses it. */
  readonly theme?: { readonly id: string; readonly label: string };
  readonly isEnglish?: true;
  readonly hasForcedColors?: true;
}

export const THEMES = [
  { id: 'light', label: 'Lyst' },
  { id: 'dark', label: 'Mørkt' },
  { id: 'sun', label: 'Sol' },
] as const;

/** Light is what a test begins with, and what each look goes back to. */
const [LIGHT, DARK, SUN] = THEMES;

/** Those that leave everything where it is, so that a screen can take one after the other. */
export const LOOKS: readonly Look[] = [
  { name: 'light' },
  { name: 'forced', hasForcedColors: true },
  { name: 'dark', theme: DARK },
  { name: 'english', isEnglish: true },
];

/** Its letters are larger: what folds for them would not come back as it was. It is walked in from the start. */
export const SUN_LOOK: Look = { name: 'sun', theme: SUN };

/** A desk, a small laptop, the desk at 200 %, and a telephone's width. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 720, height: 450 },
  { width: 400, height: 800 },
] as const;

/**
 * Shows the screen in a look while `within` runs, then as it was. `settings` is another window, at *Settings*: the screen
 * itself stays where it is, and what is found by Norwegian words is found.
 */
export async function inLook(
  { page, app, settings }: { page: Page; app: AppDriver; settings: AppDriver | undefined },
  { theme, isEnglish, hasForcedColors }: Look,
  within: () => Promise<void>,
): Promise<void> {
  if (hasForcedColors) await page.emulateMedia({ forcedColors: 'active' });
  if (theme) await settings?.settings.when.choosesTheme(theme.label);
  if (theme) await app.settings.then.isDrawnIn(theme.id);
  if (isEnglish) await settings?.settings.when.choosesLanguage('English');
  if (isEnglish) await app.settings.then.speaks('en');
  await within();
  if (hasForcedColors) await page.emulateMedia({ forcedColors: 'none' });
  if (theme) await settings?.settings.when.choosesTheme(LIGHT.label);
  if (theme) await app.settings.then.isDrawnIn(LIGHT.id);
  if (isEnglish) await settings?.settings.when.choosesLanguage('Norsk bokmål');
  if (isEnglish) await app.settings.then.speaks('nb');
}
