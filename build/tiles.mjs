// npm run tiles -- [KILLS] [SEED]: programs that write and build tiles are killed at random moments, 100 of each by
// itself; what stands on the disk is checked after each, and compared with what nobody disturbed at the end. Then caches of
// each kind are damaged, twice as many: each tile of them must be the one that was stored, or a fault.

import { spawnSync } from 'node:child_process';
import { prepare } from './launch/prepare.mjs';

const [kills = '100', seed] = process.argv.slice(2);
await prepare('tiles', { needsBundles: false });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=build/vitest.config.ts',
    '--testTimeout=3600000',
    'electron/main/tiles/files/killed-writer.test.ts',
    'electron/main/tiles/jobs/killed-build.test.ts',
    'electron/main/tiles/caches/damage.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VARDE_TILE_KILLS: kills,
      VARDE_TILE_DAMAGES: String(2 * Number(kills)),
      ...(seed && { VARDE_TILE_SEED: seed }),
    },
  },
);
process.exitCode = status ?? 1;
