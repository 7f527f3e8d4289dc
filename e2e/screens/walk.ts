import type { Page } from '@playwright/test';
import type { AppDriver } from '../drivers/app-driver.ts';

/** A way through some screens, by someone who stops at each. */
export interface Walk {
  readonly app: AppDriver;
  readonly page: Page;
  /** The screen as it stands is to be looked at, under a name for people. */
  see(name: string): Promise<void>;
}

export interface Tour {
  readonly name: string;
  walk(walk: Walk): Promise<void>;
}

/** Until nothing moves: what is drawn halfway is neither a picture nor a colour to judge. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.waitForFunction(() => {
    const maps = [...document.querySelectorAll('[data-map-idle]')];
    return maps.every((map) => map.getAttribute('data-map-idle') === 'true');
  });
}
