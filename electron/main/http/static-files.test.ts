import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PAGE_FONT_PATH } from '../../../shared/http/soap/page-style.ts';
import { ask } from '../testing/http-client.ts';
import { closeListeners, serve } from '../testing/http-host.ts';
import { createPageFonts } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'varde-fonts-'));
afterEach(async () => {
  await closeListeners();
  rmSync(folder, { recursive: true });
});

test('the typeface of the pages of services is served where they look for it, and nothing beside it', async () => {
  writeFileSync(join(folder, basename(PAGE_FONT_PATH)), 'wOF2');
  const { port } = await serve(undefined, [], [], [createPageFonts(folder)]);
  const { status, text, headers } = await ask(port, PAGE_FONT_PATH);
  expect([status, text, headers['content-type']]).toEqual([200, 'wOF2', 'font/woff2']);
  expect((await ask(port, '/fonts/other.woff2')).status).toBe(404);
});
