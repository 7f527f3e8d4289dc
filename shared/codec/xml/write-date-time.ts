// Times in the form of XML Schema. Written by hand for the usual years: rows are full of times, and toISOString with its
// Date costs more than all the rest of a row.

import type { ByteSink } from './byte-sink.ts';

const DAY_MS = 86_400_000;
/** Days from 1 March of the year 0, where leap days are last, to 1970. */
const DAYS_TO_1970 = 719_468;
const DAYS_OF_400_YEARS = 146_097;
const FIRST_USUAL_MS = Date.UTC(1000, 0);
const LAST_USUAL_MS = Date.UTC(10_000, 0) - 1;

const HYPHEN = 0x2d;
const COLON = 0x3a;
const POINT = 0x2e;
const LETTER_T = 0x54;

/** Without a zone mark, as UTC; milliseconds only where there are any. Throws a RangeError for what is no time. */
export function writeDateTime(value: number, sink: ByteSink): void {
  if (!(value >= FIRST_USUAL_MS && value <= LAST_USUAL_MS) || !Number.isInteger(value)) {
    sink.text(writeByDate(value));
    return;
  }
  const days = Math.floor(value / DAY_MS);
  const milliseconds = value - days * DAY_MS;
  const fraction = milliseconds % 1000;
  const seconds = (milliseconds - fraction) / 1000;
  writeDay(days, sink);
  sink.character(LETTER_T);
  sink.digits(Math.floor(seconds / 3600), 2);
  sink.character(COLON);
  sink.digits(Math.floor(seconds / 60) % 60, 2);
  sink.character(COLON);
  sink.digits(seconds % 60, 2);
  if (fraction === 0) return;
  sink.character(POINT);
  sink.digits(fraction, 3);
}

/** The day of a count from 1970, by the method of days from March. */
function writeDay(days: number, sink: ByteSink): void {
  const shifted = days + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (DAYS_OF_400_YEARS - 1))) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  sink.digits(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4);
  sink.character(HYPHEN);
  sink.digits(month, 2);
  sink.character(HYPHEN);
  sink.digits(dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1, 2);
}

function writeByDate(value: number): string {
  const text = new Date(value).toISOString();
  // Years outside 0 to 9999 have six digits in ISO form; XML Schema wants at least four, no plus and no zeros before.
  const plain = text.replace(/^\+0?/, '').replace(/^-0{1,2}(?=\d{4})/, '-');
  return plain.endsWith('.000Z') ? plain.slice(0, -5) : plain.slice(0, -1);
}
