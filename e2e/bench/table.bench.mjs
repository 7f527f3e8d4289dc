// What the column engine needs for 100,000 rows, beside the same questions to an array of objects, as most tables ask
// them: one line of JSON a measurement. What has a limit is search, filters, facets, histograms and sort together.

import { tellRatio } from './figures.mjs';
import { measureTableEngine } from './table-engine.bench.ts';

/** How many times faster the engine has to be. */
const LEAST_RATIO = 40;
const LIMITED = 'search, filters, facets, histograms and sort together';

for (const { name, engineMs, naiveMs } of await measureTableEngine()) {
  const figures = { name, engineMs: round(engineMs) };
  if (naiveMs === undefined) console.log(JSON.stringify({ bench: 'table', ...figures }));
  else {
    tellRatio('table', {
      figures: { ...figures, naiveMs: round(naiveMs) },
      ratio: naiveMs / engineMs,
      ...(name === LIMITED && { leastRatio: LEAST_RATIO }),
    });
  }
}

function round(ms) {
  return Number(ms.toFixed(2));
}
