// The kept pictures of the published maps, byte by byte. UPDATE=1 draws them anew: then look at them side by side, see the
// README of shared/map-service.

import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createDefaultDrawing, DEFAULT_PICTURES } from './testing/default-pictures.ts';

const folder = new URL('../../shared/map-service/drawing/testing/golden/', import.meta.url);

let draw: (file: string) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await createDefaultDrawing();
});

test.each(DEFAULT_PICTURES)('the published map %s is what it was', async (file) => {
  const drawn = await draw(file);
  const kept = new URL(file, folder);
  if (process.env['UPDATE'] === '1') writeFileSync(kept, drawn);
  expect(Buffer.from(drawn).equals(readFileSync(kept))).toBe(true);
});
