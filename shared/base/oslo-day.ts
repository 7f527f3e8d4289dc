const OSLO = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export interface OsloDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The day in Norway at a moment, whatever the zone of the machine. */
export function osloDay(ms: number): OsloDay {
  const parts = new Map(OSLO.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 };
}

/** The same as text: yyyy-MM-dd. */
export function osloDayText(ms: number): string {
  const { year, month, day } = osloDay(ms);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
