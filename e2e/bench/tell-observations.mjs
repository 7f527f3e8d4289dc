import { tellRatio } from './figures.mjs';

/** The limits are those of so many; fewer are measured without a verdict. */
export const MILLION = 1_000_000;
/** Of a data window with a million registrations, all in all. */
const MEMORY_MB = 700;

/** Tells what was measured of so many registrations: a line for each limit, and one for each comparison. */
export function createTelling(bench, rows) {
  const limit = (maxRatio) => (rows === MILLION ? { maxRatio } : {});
  return {
    memory(memoryMb, others) {
      const figures = {
        name: `memory with ${rows} registrations`,
        memoryMb: Math.round(memoryMb),
        limitMb: MEMORY_MB,
        ...others,
      };
      tellRatio(bench, { figures, ratio: memoryMb / MEMORY_MB, ...limit(1) });
    },
    /**
     * A time that has a limit of its own on an idle machine. Where that of the processors is known too, the smaller one
     * is compared: neither is less than what an answer takes there, where nobody else has to be waited for.
     */
    time(name, ms, limitMs, { cpuMs, ...others } = {}) {
      const processor = cpuMs === undefined ? {} : { cpuMs: round(cpuMs) };
      const figures = { name, ms: round(ms), ...processor, limitMs, ...others };
      tellRatio(bench, { figures, ratio: Math.min(ms, cpuMs ?? ms) / limitMs, ...limit(1) });
    },
    measurements(measurements) {
      for (const { name, limitMs, maxRatio, page, search } of measurements) {
        this.time(`${name}: first page with total`, page.vardeMs, limitMs, { cpuMs: page.vardeCpuMs });
        this.beside(`${name}: first page with total, beside SQLite`, page, limit(maxRatio));
        this.beside(`${name}: total alone, beside SQLite`, search, {});
      }
    },
    beside(name, { vardeMs, sqliteMs, vardeTotal, sqliteTotal }, verdict) {
      const figures = { name, vardeMs: round(vardeMs), sqliteMs: round(sqliteMs), vardeTotal, sqliteTotal };
      tellRatio(bench, { figures, ratio: vardeMs / sqliteMs, ...verdict });
    },
  };
}

function round(ms) {
  return Number(ms.toFixed(1));
}
