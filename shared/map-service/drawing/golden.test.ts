// The kept pictures, byte by byte. UPDATE=1 draws them anew: then look at the contact sheet, see README.md.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createGoldenDrawing, GOLDEN_NAMES, goldenFile } from './testing/golden-cases.ts';

const folder = new URL('testing/golden/', import.meta.url);

let draw: (name: string) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await createGoldenDrawing();
});

test.each(GOLDEN_NAMES)('the picture %s is what it was', async (name) => {
  const drawn = await draw(name);
  const file = new URL(goldenFile(name), folder);
  if (process.env['UPDATE'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, drawn);
  }
  expect(Buffer.from(drawn).equals(readFileSync(file))).toBe(true);
});
