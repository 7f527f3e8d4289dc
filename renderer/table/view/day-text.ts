const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as 1990-01-31. Days are epoch milliseconds at midnight UTC of the day meant, whatever the zone of the reader. */
export function dayText(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Reads 1990-01-31; undefined for text that is not a day of the calendar. */
export function parseDay(text: string): number | undefined {
  const parts = DAY.exec(text);
  if (!parts) return undefined;
  const day = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return dayText(day) === text ? day : undefined;
}
