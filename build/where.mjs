// npm run where -- [TEXTS] [SEED]: the costliest WHERE texts on 250,000 rows, 1,000 generated ones by itself, with their
// times as limits: on a machine that has nothing else to do.

import { spawnSync } from 'node:child_process';
import { prepare } from './launch/prepare.mjs';

await prepare(import.meta.filename, { needsBundles: false });
const [texts = '1000', seed] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=build/vitest.config.ts',
    '--project=node',
    'shared/map-service/query/costly-where.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      VARDE_WHERE_TEXTS: texts,
      VARDE_WHERE_LIMITS: '1',
      ...(seed && { VARDE_WHERE_SEED: seed }),
    },
  },
);
process.exitCode = status ?? 1;
