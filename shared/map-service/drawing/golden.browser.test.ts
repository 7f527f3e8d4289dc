// The same bytes in Chromium as in Node.

import { beforeAll, expect, test } from 'vitest';
import { createGoldenDrawing, GOLDEN_NAMES, goldenFile } from './testing/golden-cases.ts';

let draw: (name: string) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await createGoldenDrawing();
});

test.each(GOLDEN_NAMES)('the picture %s has the same bytes in the browser', async (name) => {
  const kept = await fetch(new URL(`./testing/golden/${goldenFile(name)}`, import.meta.url));
  expect(kept.ok).toBe(true);
  expect(Array.from(await draw(name))).toEqual(Array.from(new Uint8Array(await kept.arrayBuffer())));
});
