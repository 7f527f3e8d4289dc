// The observation service with a million registrations, its sockets cut off, beside SQLite over the same rows: one line of
// JSON a measurement. `node e2e/bench/observations.bench.mjs ROWS SEED` asks others.

import { measureObservations } from './observations.bench.ts';
import { createTelling, MILLION } from './tell-observations.mjs';

const [rows = MILLION, seed = 1] = process.argv.slice(2).map(Number);
const telling = createTelling('observations', rows);
const { loaded, measurements } = await measureObservations(rows, seed);
const { seconds, memoryMb, longestMs } = loaded;
telling.memory(memoryMb, { loadedInS: Math.round(seconds), longestMs: Math.round(longestMs) });
telling.measurements(measurements);
