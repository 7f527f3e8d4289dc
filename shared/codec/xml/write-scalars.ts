// Writes the lexical forms of XML Schema: what reads back is the same, bit for bit.

import type { ScalarName, ScalarTypes } from '../../schema/notation.ts';
import type { ByteSink } from './byte-sink.ts';
import { writeDateTime } from './write-date-time.ts';

type ScalarWriters = {
  readonly [Name in Exclude<ScalarName, 'json'>]: (value: ScalarTypes[Name], sink: ByteSink) => void;
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

function asText<Value>(write: (value: Value) => string): (value: Value, sink: ByteSink) => void {
  return (value, sink) => sink.text(write(value));
}

export const SCALAR_WRITERS: ScalarWriters = {
  string: (value, sink) => sink.escaped(value),
  boolean: asText((value) => (value ? 'true' : 'false')),
  int: asText(writeWhole),
  short: asText(writeWhole),
  unsignedByte: asText(writeWhole),
  long: asText(writeWhole),
  float: asText(writeFloat),
  double: (value, sink) => sink.text(writeDouble(value)),
  dateTime: writeDateTime,
  base64Binary: (value, sink) => sink.base64(value),
};
