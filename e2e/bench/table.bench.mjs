// Prints what the column engine needs for 100,000 rows: one line of JSON a measurement, then the verdict on the limit.

import { measureTableEngine } from './table-engine.bench.ts';

/** Search, filters and facets together. */
const MAX_WAIT_MS = 100;
const LIMITED = 'search, filters, facets, histograms and sort together';

const measurements = await measureTableEngine();
for (const { name, engineMs, naiveMs } of measurements) {
  const ratio = naiveMs === undefined ? undefined : Number((naiveMs / engineMs).toFixed(1));
  const figures = {
    engineMs: round(engineMs),
    ...(naiveMs !== undefined && { naiveMs: round(naiveMs), ratio }),
  };
  console.log(JSON.stringify({ bench: 'table', name, ...figures }));
}
const limited = measurements.find(({ name }) => name === LIMITED);
const isFast = limited !== undefined && limited.engineMs < MAX_WAIT_MS;
console.log(JSON.stringify({ bench: 'table', limitMs: MAX_WAIT_MS, isWithin: isFast }));
process.exitCode = isFast ? 0 : 1;

function round(ms) {
  return Number(ms.toFixed(2));
}
