import type { Page } from '@playwright/test';
import type { AppDriver } from '../drivers/app-driver.ts';
import type { Start } from '../drivers/app-test.ts';
import type { VardeProgram } from '../drivers/varde-program.ts';

/** A way through some screens, by someone who stops at each. */
export interface Walk {
  readonly app: AppDriver;
  readonly page: Page;
  /** The program behind the app. */
  readonly varde: VardeProgram;
  readonly dataFolder: string;
  /** The screen as it stands is to be looked at, under a name for people. */
  see(name: string): Promise<void>;
}

export interface Tour {
  readonly name: string;
  /** It needs minutes and shows nothing that another tour does not have axe judge. */
  readonly isForPicturesOnly?: true;
  /** `npm test` leaves it to `npm run axe`. */
  readonly needsMinutes?: true;
  /** How its Varde begins, when not with the sample. */
  readonly start?: Start;
  walk(walk: Walk): Promise<void>;
}

/** Presses a button that only some sizes of window have. Tells whether it was there. */
export async function pressesIfSeen(page: Page, name: string | RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true }).first();
  const isSeen = await button.isVisible();
  if (isSeen) await button.click();
  return isSeen;
}

/** Brings the filters out where the window hides them. Returns what puts them away again. */
export async function showsFilters(page: Page): Promise<() => Promise<void>> {
  const wereHidden = await pressesIfSeen(page, /^(Vis filtre|Filtre)$/);
  return async () => {
    if (wereHidden) await page.getByRole('button', { name: 'Skjul filtre' }).click();
  };
}

/** Much longer than anything moves. What says never that it has ended would hold a tour for its whole time. */
const MAX_MOVING_MS = 10_000;

/** Until nothing moves: what is drawn halfway is neither a picture nor a colour to judge. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (maxMs) => {
    const limit = new Promise((done) => setTimeout(done, maxMs));
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.race([limit, Promise.allSettled(moving.map(({ finished }) => finished))]);
    const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.race([limit, drawn]);
  }, MAX_MOVING_MS);
  await page.waitForFunction(() => {
    const maps = [...document.querySelectorAll('[data-map-idle]')];
    const areIdle = maps.every((map) => map.getAttribute('data-map-idle') === 'true');
    // What is made anew, in another language say, is that of before until then.
    return areIdle && !document.querySelector('main [aria-busy="true"]');
  });
}
