// Times in the form of XML Schema. Written by hand for the usual years: rows are full of times, and toISOString with its
// Date costs more than all the rest of a row.

const DAY_MS = 86_400_000;
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
/** Days from 1 March of the year 0, where leap days are last, to 1970. */
const DAYS_TO_1970 = 719_468;
const DAYS_OF_400_YEARS = 146_097;
const FIRST_USUAL_MS = Date.UTC(1000, 0);
const LAST_USUAL_MS = Date.UTC(10_000, 0) - 1;

/** Without a zone mark, as UTC; milliseconds only where there are any. Throws a RangeError for what is no time. */
export function writeDateTime(value: number): string {
  if (!(value >= FIRST_USUAL_MS && value <= LAST_USUAL_MS) || !Number.isInteger(value))
    return writeByDate(value);
  const days = Math.floor(value / DAY_MS);
  const milliseconds = value - days * DAY_MS;
  const seconds = (milliseconds - (milliseconds % 1000)) / 1000;
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const fraction = milliseconds % 1000;
  const day = `${writeDay(days)}T${time}`;
  return fraction === 0 ? day : `${day}.${String(fraction).padStart(3, '0')}`;
}

function two(value: number): string {
  return TWO_DIGITS[value] ?? '';
}

/** The day of a count from 1970, by the method of days from March. */
function writeDay(days: number): string {
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
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${two(month)}-${two(day)}`;
}

function writeByDate(value: number): string {
  const text = new Date(value).toISOString();
  // Years outside 0 to 9999 have six digits in ISO form; XML Schema wants at least four, no plus and no zeros before.
  const plain = text.replace(/^\+0?/, '').replace(/^-0{1,2}(?=\d{4})/, '-');
  return plain.endsWith('.000Z') ? plain.slice(0, -5) : plain.slice(0, -1);
}
