// The map service's codec beside node-soap, in process: one line of JSON a measurement.

import { tellRatio } from './figures.mjs';
import { measureMapCodec } from './map-codec.bench.ts';

/** How many times faster an answer of 1,000 points has to be written. */
const LEAST_RATIO = 10;

for (const [index, { name, vardeMs, nodeSoapMs }] of (await measureMapCodec()).entries()) {
  const figures = { name, vardeMs: round(vardeMs), nodeSoapMs: round(nodeSoapMs) };
  tellRatio('map-codec', {
    figures,
    ratio: nodeSoapMs / vardeMs,
    ...(index === 0 && { leastRatio: LEAST_RATIO }),
  });
}

function round(ms) {
  return Number(ms.toFixed(4));
}
