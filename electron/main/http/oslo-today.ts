import { osloDayText } from '../../../shared/base/oslo-day.ts';

const MINUTE_MS = 60_000;

/** The day in Oslo as yyyy-MM-dd, worked out once a minute: days begin on whole minutes, and every reply asks. */
export function createOsloToday(nowMs: () => number): () => string {
  let minute = -1;
  let day = '';
  return () => {
    const now = nowMs();
    const present = Math.floor(now / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      day = osloDayText(now);
    }
    return day;
  };
}
