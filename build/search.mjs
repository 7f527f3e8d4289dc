// npm run search -- [SEEDS] [FIRST]: every criterion of the observation service alone and in pairs, over registrations that are
// generated anew for each seed, against a plain filter. Ten seeds by itself, from 1 on.

import { spawnSync } from 'node:child_process';
import { prepare } from './launch/prepare.mjs';

const [seeds = '10', first = '1'] = process.argv.slice(2);
await prepare('search', { needsBundles: false });
for (let seed = Number(first); seed < Number(first) + Number(seeds); seed++) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=build/vitest.config.ts',
      'shared/http/observation/search-against-plain.test.ts',
    ],
    { stdio: 'inherit', env: { ...process.env, VARDE_SEARCH_SEED: String(seed) } },
  );
  if (status === 0) continue;
  console.error(`Seed ${seed} failed.`);
  process.exitCode = status ?? 1;
}
