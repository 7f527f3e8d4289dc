// npm run search -- [SEEDS] [FIRST]: every criterion of the observation service alone and in pairs, over registrations that are
// generated anew for each seed, against a plain filter: in Node and in Chromium, on machines of three zones by turns. Ten
// seeds by itself, from 1 on.

import { spawnSync } from 'node:child_process';
import { ensureChromium } from './launch/ensure-chromium.mjs';
import { prepare } from './launch/prepare.mjs';

const ZONES = ['Europe/Oslo', 'Pacific/Honolulu', 'Asia/Kolkata'];
const COUNT = '5000';

const [seeds = '10', first = '1'] = process.argv.slice(2);
await prepare(import.meta.filename, { needsBundles: false });
const chromium = ensureChromium();
for (let seed = Number(first); seed < Number(first) + Number(seeds); seed++) {
  const zone = ZONES[seed % ZONES.length];
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=build/vitest.config.ts',
      'shared/http/observation/search-against-plain',
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TZ: zone,
        VARDE_CHROMIUM: chromium,
        VARDE_SEARCH_COUNT: COUNT,
        VARDE_SEARCH_SEED: String(seed),
      },
    },
  );
  if (status === 0) continue;
  console.error(`Seed ${seed} in ${zone} failed.`);
  process.exitCode = status ?? 1;
}
