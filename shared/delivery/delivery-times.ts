// When something is done again.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** After so long a registration that was not found is sent again, or said to be not whole. */
export const PATIENCE_MS = 60 * MINUTE_MS;

const FIRST_LOOKS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];
const LATER_LOOKS_MS = 6 * HOUR_MS;
const LAST_LOOK_MS = 48 * HOUR_MS;

/** A minute, doubled with each failure up to an hour, and of that any part: many clients must not come back together. */
export function backOffMs(failures: number, random: number): number {
  const mostMs = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(SECOND_MS, Math.round(random * mostMs));
}

/** When the next look is due, counted from the answer; undefined when the last one was. */
export function nextLookMs(sinceAnswerMs: number): number | undefined {
  const first = FIRST_LOOKS_MS.find((lookMs) => lookMs > sinceAnswerMs);
  if (first !== undefined) return first;
  const later = (Math.floor(sinceAnswerMs / LATER_LOOKS_MS) + 1) * LATER_LOOKS_MS;
  return later <= LAST_LOOK_MS ? later : undefined;
}
