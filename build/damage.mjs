// npm run damage -- [RUNS] [SEED]: data folders are damaged at random, and what Varde does with them is checked. 500
// runs by themselves.

import { spawnSync } from 'node:child_process';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';

await prepare(import.meta.filename, { needsBundles: false });
const [runs = '500', seed] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=build/playwright.config.ts',
    '--project=app',
    '--no-deps',
    '--output=test-results/damage',
    'e2e/specs/machine/damage.spec.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VARDE_DAMAGE_RUNS: runs,
      ...(seed && { VARDE_DAMAGE_SEED: seed }),
      VARDE_CHROMIUM: ensureChromium(),
    },
  },
);
process.exitCode = status ?? 1;
