// The observation service with a million registrations, beside SQLite over the same rows: one line of JSON a measurement.
// `node e2e/bench/observations.bench.mjs ROWS SEED` asks others.

import { tellRatio } from './figures.mjs';
import { measureObservations } from './observations.bench.ts';

const BENCH = 'observations';
/** A page is written anew for every answer, where SQLite gives what was put in. */
const MAX_RATIOS = [25, 4, 0.5];
/** Of a data window with a million registrations, all in all. */
const MEMORY_MB = 700;

const MILLION = 1_000_000;

const [rows = MILLION, seed = 1] = process.argv.slice(2).map(Number);
const { loaded, measurements } = await measureObservations(rows, seed);
const { seconds, memoryMb, longestMs } = loaded;
tellRatio(BENCH, {
  figures: {
    name: `memory with ${rows} registrations`,
    memoryMb: Math.round(memoryMb),
    loadedInS: Math.round(seconds),
    longestMs: Math.round(longestMs),
  },
  ratio: memoryMb / MEMORY_MB,
  ...limit(1),
});
for (const [index, { name, vardeMs, sqliteMs, ...totals }] of measurements.entries()) {
  tellRatio(BENCH, {
    figures: { name, vardeMs: round(vardeMs), sqliteMs: round(sqliteMs), ...totals },
    ratio: vardeMs / sqliteMs,
    ...limit(MAX_RATIOS[index]),
  });
}

/** Fewer rows are measured without a verdict: the limits are those of a million. */
function limit(maxRatio) {
  return rows === MILLION ? { maxRatio } : {};
}

function round(ms) {
  return Number(ms.toFixed(1));
}
