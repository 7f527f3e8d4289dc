// The published maps have the same bytes in Chromium as in Node.

import { beforeAll, expect, test } from 'vitest';
import { createDefaultDrawing, DEFAULT_PICTURES } from './testing/default-pictures.ts';

let draw: (file: string) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await createDefaultDrawing();
});

test.each(DEFAULT_PICTURES)('the published map %s has the same bytes in the browser', async (file) => {
  const folder = '../../shared/map-service/drawing/testing/golden/';
  const kept = await fetch(new URL(`${folder}${file}`, import.meta.url));
  expect(kept.ok).toBe(true);
  expect(Array.from(await draw(file))).toEqual(Array.from(new Uint8Array(await kept.arrayBuffer())));
});
