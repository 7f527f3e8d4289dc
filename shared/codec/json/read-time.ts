export interface ReadTime {
  /** As if what stands there were UTC. */
  readonly localMs: number;
  /** How far its zone is ahead of UTC; undefined where it names none. */
  readonly offsetMs: number | undefined;
  readonly isDateOnly: boolean;
}

const TIME =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<clock>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?)?\s*(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A date or time of ISO 8601, to the millisecond; undefined where it is none, or is no day of the calendar. */
export function readTime(text: string): ReadTime | undefined {
  const groups = TIME.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { date = '', clock, fraction = '0', zone } = groups;
  const localMs = Date.parse(`${date}T${clock ?? '00:00'}Z`) + Number(`0.${fraction}`) * 1000;
  if (Number.isNaN(localMs) || new Date(`${date}T00:00Z`).toISOString().slice(0, 10) !== date)
    return undefined;
  return { localMs: Math.trunc(localMs), offsetMs: offsetOf(zone), isDateOnly: clock === undefined };
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0);
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}
