// Reads the lexical forms of XML Schema, with white space around them collapsed. Every reader gives undefined for what
// is not a value of the type: `Number` alone would take '', '0x10' and 'Infinity'.

import type { ScalarName, ScalarTypes } from '../../schema/notation.ts';
import { decodeBase64 } from './base64.ts';

type ScalarReaders = {
  readonly [Name in Exclude<ScalarName, 'json'>]: {
    readonly expected: string;
    read(text: string): ScalarTypes[Name] | undefined;
  };
};

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DATE_TIME = /^(-?\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))?$/;
const MAX_DATE_MS = 8.64e15;

function wholeNumber(least: number, most: number) {
  return {
    expected: `a whole number from ${least} to ${most}`,
    read(text: string): number | undefined {
      const trimmed = text.trim();
      if (!WHOLE.test(trimmed)) return undefined;
      const value = Number(trimmed);
      // -0 is 0 in a whole number.
      return value >= least && value <= most ? value + 0 : undefined;
    },
  };
}

function readDouble(text: string): number | undefined {
  const trimmed = text.trim();
  if (DECIMAL.test(trimmed)) return Number(trimmed);
  if (trimmed === 'INF' || trimmed === '+INF') return Number.POSITIVE_INFINITY;
  if (trimmed === '-INF') return Number.NEGATIVE_INFINITY;
  return trimmed === 'NaN' ? Number.NaN : undefined;
}

function readFloat(text: string): number | undefined {
  const value = readDouble(text);
  return value === undefined ? undefined : Math.fround(value);
}

function readBoolean(text: string): boolean | undefined {
  const trimmed = text.trim();
  if (trimmed === 'true' || trimmed === '1') return true;
  return trimmed === 'false' || trimmed === '0' ? false : undefined;
}

/** Epoch milliseconds. Without a zone the time is UTC; a zone is converted. Beyond milliseconds is cut off. */
function readDateTime(text: string): number | undefined {
  const parts = DATE_TIME.exec(text.trim());
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, fraction, sign, zoneHour, zoneMinute] = parts;
  const isMidnightAtEnd = Number(hour) === 24 && Number(minute) === 0 && Number(second) === 0;
  if ((Number(hour) > 23 && !isMidnightAtEnd) || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(zoneHour ?? 0) > 14 || Number(zoneMinute ?? 0) > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  const zoneMs = (Number(zoneHour ?? 0) * 60 + Number(zoneMinute ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  const milliseconds = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const timeMs = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  const value = date.getTime() + timeMs - zoneMs;
  return Math.abs(value) <= MAX_DATE_MS ? value : undefined;
}

/** Whether a time says its zone. */
export function isTimeMarked(text: string): boolean {
  return /(?:Z|[+-]\d\d:\d\d)\s*$/.test(text);
}

export const SCALAR_READERS: ScalarReaders = {
  string: { expected: 'text', read: (text) => text },
  boolean: { expected: 'true, false, 1 or 0', read: readBoolean },
  int: wholeNumber(-2_147_483_648, 2_147_483_647),
  short: wholeNumber(-32_768, 32_767),
  unsignedByte: wholeNumber(0, 255),
  long: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  float: { expected: 'a number', read: readFloat },
  double: { expected: 'a number', read: readDouble },
  dateTime: { expected: 'a time such as 2020-12-31T23:59:59', read: readDateTime },
  base64Binary: { expected: 'base64', read: decodeBase64 },
};
