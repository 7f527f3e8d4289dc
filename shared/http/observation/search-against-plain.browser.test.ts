// The same comparison in real Chromium, whose store, clock and words are others than Node's.

import { expect, inject, test } from 'vitest';
import { compareAllSearches } from '../../testing/search-comparison.ts';

test('every criterion alone and all pairs find in Chromium what a plain filter finds', async () => {
  const { searches, differences } = await compareAllSearches(inject('searchCount'), inject('searchSeed'));
  expect(differences).toEqual([]);
  expect(searches).toBeGreaterThan(150);
}, 600_000);
