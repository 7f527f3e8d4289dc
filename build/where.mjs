// npm run where -- [TEXTS] [SEED]: the costliest WHERE texts on 250,000 rows, asked of the running program, 1,000
// generated ones by itself, with their times as limits: on a machine that has nothing else to do.

import { runSpec } from './test-run/run-spec.mjs';

const [texts = '1000', seed] = process.argv.slice(2);
await runSpec(import.meta.filename, 'timed/where', 'timed', {
  VARDE_WHERE_TEXTS: texts,
  ...(seed && { VARDE_WHERE_SEED: seed }),
});
