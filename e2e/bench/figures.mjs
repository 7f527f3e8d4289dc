import { loadavg } from 'node:os';

/** The value below which half of them lie. */
export function median(values) {
  return percentile(values, 0.5);
}

/** The smallest value that at least this share of them does not exceed. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/**
 * Prints what was measured, with the ratio to what was measured beside it, as a line of JSON. Where it has a limit the line
 * says whether it is within, and the process ends with 1 when it is not: `maxRatio` where more is worse, else `leastRatio`.
 */
export function tellRatio(bench, { figures, ratio, maxRatio, leastRatio }) {
  const load = Number(loadavg()[0]?.toFixed(1));
  const line = { bench, ...figures, ratio: short(ratio), load };
  if (maxRatio !== undefined) tellVerdict({ ...line, maxRatio: short(maxRatio) }, ratio <= maxRatio);
  else if (leastRatio !== undefined) tellVerdict({ ...line, leastRatio }, ratio >= leastRatio);
  else console.log(JSON.stringify(line));
}

function tellVerdict(line, isWithin) {
  console.log(JSON.stringify({ ...line, isWithin }));
  if (!isWithin) process.exitCode = 1;
}

function short(ratio) {
  return Number(ratio.toPrecision(3));
}
