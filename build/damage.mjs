// npm run damage -- [RUNS] [SEED]: data folders are damaged at random, and what Varde does with them is checked. 500
// runs by themselves.

import { runSpec } from './test-run/run-spec.mjs';

const [runs = '500', seed] = process.argv.slice(2);
await runSpec(import.meta.filename, 'machine/damage', 'app', {
  VARDE_DAMAGE_RUNS: runs,
  ...(seed && { VARDE_DAMAGE_SEED: seed }),
});
