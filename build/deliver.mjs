// npm run deliver -- [OBSERVATIONS] [SEEDS] [KILLS] [BROWSERS]: observations through networks that fail by seeds, and processes
// that are killed while they deliver, then both with whole programs and their browsers, one seed of them. 1,000 observations,
// ten seeds, 1,000 kills and 40 of whole programs by themselves.

import { spawnSync } from 'node:child_process';
import { prepare } from './launch/prepare.mjs';
import { runSpec } from './test-run/run-spec.mjs';

const [observations = '1000', seeds = '10', kills = '1000', browsers = '40'] = process.argv.slice(2);
await prepare(import.meta.filename, { needsBundles: false });
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
const exitCodes = [status ?? 1];
for (const [spec, environment] of [
  ['machine/delivery-kills', { VARDE_DELIVERY_KILLS: browsers }],
  ['machine/delivery-faults', { VARDE_DELIVERIES: observations }],
]) {
  await runSpec(import.meta.filename, spec, 'app', environment);
  exitCodes.push(Number(process.exitCode));
}
process.exitCode = Math.max(...exitCodes);
