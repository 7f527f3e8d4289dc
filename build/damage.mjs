// npm run damage -- [RUNS] [SEED] [FIRST]: data folders are damaged at random, and what Varde does with them is checked.
// 500 runs by themselves. A run does the same whenever it has the same seed and number: `1 SEED 37` repeats the 37th alone,
// `50 SEED 51` goes on after the first fifty.

import { runSpec } from './test-run/run-spec.mjs';

const [runs = '500', seed, first] = process.argv.slice(2);
await runSpec(import.meta.filename, 'machine/damage', 'app', {
  VARDE_DAMAGE_RUNS: runs,
  ...(seed && { VARDE_DAMAGE_SEED: seed }),
  ...(first && { VARDE_DAMAGE_FIRST: first }),
});
