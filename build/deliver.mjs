// npm run deliver -- [OBSERVATIONS] [SEEDS] [KILLS]: observations through networks that fail by seeds, and processes that
// are killed while they deliver. 1,000 observations, ten seeds and 1,000 kills by themselves.

import { spawnSync } from 'node:child_process';
import { prepare } from './launch/prepare.mjs';

const [observations = '1000', seeds = '10', kills = '1000'] = process.argv.slice(2);
await prepare('deliver', { needsBundles: false });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=build/vitest.config.ts',
    '--testTimeout=3600000',
    'shared/delivery/faults.test.ts',
    'electron/main/delivery/kill.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VARDE_DELIVERIES: observations,
      VARDE_DELIVERY_SEEDS: seeds,
      VARDE_KILLS: kills,
    },
  },
);
process.exitCode = status ?? 1;
