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

/** The moment at which a quarter begins in Norway; `month` is one of its months. */
export function osloQuarterStartMs(year: number, month: number): number {
  const first = month - ((month - 1) % 3);
  // Norway is an hour ahead of UTC in winter and two in summer, when three of the quarters begin.
  return Date.UTC(year, first - 1, 1, first === 1 ? -1 : -2);
}

/** The same as text: yyyy-MM-dd. */
export function osloDayText(ms: number): string {
  const { year, month, day } = osloDay(ms);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
