/** Each value once, of ascending ones. */
export function distinct(values: readonly number[]): number[] {
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}

/** How many of the ascending values are not above a bound. */
export function countUpTo(values: readonly number[], bound: number): number {
  let [start, end] = [0, values.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((values[middle] ?? Infinity) <= bound) start = middle + 1;
    else end = middle;
  }
  return start;
}
