const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,3})\d*)?)?$/;

/** Reads `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss[.fff]` as UTC: epoch milliseconds, undefined when it is no date. */
export function parseTimestamp(value: string): number | undefined {
  const parts = TIMESTAMP.exec(value.trim());
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const millisecond = Number((parts[7] ?? '0').padEnd(3, '0'));
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, millisecond);
  const isSame =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  return isSame && second < 60 ? date.getTime() : undefined;
}
