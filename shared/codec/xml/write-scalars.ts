// Writes the lexical forms of XML Schema: what reads back is the same, bit for bit.

import type { ScalarName, ScalarTypes } from '../../schema/notation.ts';
import { encodeBase64 } from './base64.ts';
import { escapeText } from './escape-text.ts';
import { writeDateTime } from './write-date-time.ts';

type ScalarWriters = {
  readonly [Name in Exclude<ScalarName, 'json'>]: (value: ScalarTypes[Name]) => string;
};

/** `String` reads back to the same bits, but for the sign of zero and the names of the infinities. */
function writeDouble(value: number): string {
  // PHP reads "-0" as the whole number 0 and "-0.0" as what it is.
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0';
  if (value === Number.POSITIVE_INFINITY) return 'INF';
  if (value === Number.NEGATIVE_INFINITY) return '-INF';
  return String(value);
}

/** The shortest text that reads back to the same single-precision number. */
export function writeFloat(value: number): string {
  const exact = writeDouble(value);
  if (exact.length < 8 || !Number.isFinite(value)) return exact;
  for (let digits = 1; digits < 10; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return String(shorter);
  }
  return exact;
}

function writeWhole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return String(value);
}

export const SCALAR_WRITERS: ScalarWriters = {
  string: escapeText,
  boolean: (value) => (value ? 'true' : 'false'),
  int: writeWhole,
  short: writeWhole,
  unsignedByte: writeWhole,
  long: writeWhole,
  float: writeFloat,
  double: writeDouble,
  dateTime: writeDateTime,
  base64Binary: encodeBase64,
};
