import { test } from '../drivers/app-test.ts';
import type { Tour } from './walk.ts';

/** Declares tests of a tour whose Varde begins as the tour wants it. */
export function testTour({ start }: Tour, declare: () => void): void {
  test.describe(() => {
    if (start) test.use({ start });
    declare();
  });
}
