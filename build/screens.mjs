// npm run screens: pictures of every screen into screens/, which git ignores. Arguments go to Playwright, for example
// `npm run screens -- -g "1024 plants"`; VARDE_LOOKS=forced takes the pictures of one look.

import { spawnSync } from 'node:child_process';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';

await prepare(import.meta.filename, { needsBundles: false });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=build/playwright.config.ts',
    '--project=screens',
    '--output=test-results/screens',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, VARDE_SCREENS: '1', VARDE_CHROMIUM: ensureChromium() },
  },
);
process.exitCode = status ?? 1;
