import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleComparison } from '../../testing/search-in-zone.ts';

const COUNT = 400;
const SEED = 20_261_130;

let bundled: Awaited<ReturnType<typeof bundleComparison>>;

beforeAll(async () => {
  bundled = await bundleComparison();
}, 120_000);
afterAll(() => bundled.remove());

test.each([
  ['Pacific/Honolulu', [600, 600]],
  ['Europe/Oslo', [-60, -120]],
  ['Asia/Kolkata', [-330, -330]],
])(
  'on a machine in %s every criterion and all pairs find what a plain filter finds',
  async (zone, offsets) => {
    const compared = await bundled.compareIn(zone, COUNT, SEED);
    expect(compared).toMatchObject({ offsets, differences: [] });
    expect(compared.searches).toBeGreaterThan(150);
  },
  120_000,
);
