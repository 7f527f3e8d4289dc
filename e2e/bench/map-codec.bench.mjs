// The map service's codec beside node-soap, in process: one line of JSON a measurement, then the verdict.

import { measureMapCodec } from './map-codec.bench.ts';

/** How many times faster an answer of 1,000 points has to be written. */
const LEAST_RATIO = 10;

const measurements = await measureMapCodec();
for (const { name, vardeMs, nodeSoapMs } of measurements) {
  const figures = {
    vardeMs: round(vardeMs, 4),
    nodeSoapMs: round(nodeSoapMs, 4),
    ratio: round(nodeSoapMs / vardeMs, 1),
  };
  console.log(JSON.stringify({ bench: 'map-codec', name, ...figures }));
}
const [written] = measurements;
const isFast = written !== undefined && written.nodeSoapMs / written.vardeMs >= LEAST_RATIO;
console.log(JSON.stringify({ bench: 'map-codec', leastRatio: LEAST_RATIO, isWithin: isFast }));
process.exitCode = isFast ? 0 : 1;

function round(value, digits) {
  return Number(value.toFixed(digits));
}
