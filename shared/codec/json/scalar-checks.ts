import type { ScalarName } from '../../schema/notation.ts';

interface ScalarCheck {
  readonly expected: string;
  accepts(value: unknown): boolean;
}

function wholeNumber(least: number, most: number): ScalarCheck {
  return {
    expected: `a whole number from ${least} to ${most}`,
    accepts: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  };
}

/** Which values of a JSON message each scalar takes. */
export const SCALAR_CHECKS: { readonly [Name in ScalarName]: ScalarCheck } = {
  string: { expected: 'text', accepts: (value) => typeof value === 'string' },
  boolean: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
  int: wholeNumber(-2_147_483_648, 2_147_483_647),
  short: wholeNumber(-32_768, 32_767),
  unsignedByte: wholeNumber(0, 255),
  long: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  float: { expected: 'a number', accepts: (value) => typeof value === 'number' },
  double: { expected: 'a number', accepts: (value) => typeof value === 'number' },
  dateTime: { expected: 'epoch milliseconds', accepts: (value) => Number.isFinite(value) },
  base64Binary: { expected: 'bytes', accepts: (value) => value instanceof Uint8Array },
  json: { expected: 'a JSON value', accepts: (value) => value !== undefined },
};
