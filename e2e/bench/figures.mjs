/** The value below which half of them lie. */
export function median(values) {
  return percentile(values, 0.5);
}

/** The smallest value that at least this share of them does not exceed. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
