// The functions of the WHERE language, kept once: the compiler types calls by this table, and GetSQLSyntaxInfo is
// filled from it. NULL in, NULL out; a result that is not a finite number is NULL (design: overflow, bad domain).

import { findText } from './find-text.ts';
import { parseTimestamp } from './sql-date.ts';
import type { SqlType, SqlValue } from './syntax-tree.ts';

export type FunctionKind = 'numeric' | 'string' | 'date';

export interface SqlFunction {
  readonly name: string;
  readonly kind: FunctionKind;
  /** Types of the operands; those from `required` on may be left out. `number` takes integer and double. */
  readonly operands: readonly (SqlType | 'number' | 'any')[];
  readonly required: number;
  /** A type, or the rule that finds it: of the first operand, or named by the word of CAST. */
  readonly result: SqlType | 'as-first' | 'as-word';
  apply(operands: readonly (number | string)[], call: CallFacts): SqlValue;
}

export interface CallFacts {
  readonly word: string | undefined;
  /** The moment of the query, epoch milliseconds UTC: the same for every row. */
  readonly nowMs: number;
}

type Numbers = readonly number[];

function numeric(
  name: string,
  count: number,
  result: SqlFunction['result'],
  apply: (operands: Numbers) => number,
  required = count,
): SqlFunction {
  const operands = Array<'number'>(count).fill('number');
  return { name, kind: 'numeric', operands, required, result, apply: (values) => apply(values as Numbers) };
}

function roundTo(value: number, digits: number, round: (value: number) => number): number {
  const factor = 10 ** digits;
  return round(value * factor) / factor;
}

/** Half away from zero, as SQL rounds; Math.round goes up. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

const text = (value: number | string | undefined): string => String(value ?? '');

function trim(value: string, part: string, side: string): string {
  let start = 0;
  let end = value.length;
  if (part === '') return value;
  if (side !== 'TRAILING') while (value.startsWith(part, start) && start < end) start += part.length;
  if (side !== 'LEADING') while (end - part.length >= start && value.endsWith(part, end)) end -= part.length;
  return value.slice(start, end);
}

/** SQL-92 substring: positions count from 1, and a start before the text takes away from the length. */
function substring(value: string, from: number, length: number | undefined): SqlValue {
  if (length !== undefined && length < 0) return null;
  const end = length === undefined ? value.length + 1 : from + length;
  return value.slice(Math.max(from, 1) - 1, Math.max(end, 1) - 1);
}

const DATE_PARTS: { readonly [part: string]: (date: Date) => number } = {
  YEAR: (date) => date.getUTCFullYear(),
  MONTH: (date) => date.getUTCMonth() + 1,
  DAY: (date) => date.getUTCDate(),
  HOUR: (date) => date.getUTCHours(),
  MINUTE: (date) => date.getUTCMinutes(),
  SECOND: (date) => date.getUTCSeconds(),
};

const NUMBER_TEXT = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

function cast(value: number | string, type: string | undefined): SqlValue {
  if (type === 'text') return String(value);
  if (type === 'date') return typeof value === 'string' ? (parseTimestamp(value) ?? null) : value;
  if (typeof value === 'string' && !NUMBER_TEXT.test(value)) return null;
  const number = Number(value);
  return type === 'integer' ? Math.trunc(number) : number;
}

const DAY_MS = 86_400_000;

export const SQL_FUNCTIONS: readonly SqlFunction[] = [
  numeric('ABS', 1, 'as-first', ([x = 0]) => Math.abs(x)),
  numeric('CEILING', 1, 'integer', ([x = 0]) => Math.ceil(x)),
  numeric('FLOOR', 1, 'integer', ([x = 0]) => Math.floor(x)),
  numeric('ROUND', 2, 'double', ([x = 0, digits = 0]) => roundTo(x, digits, roundHalfAway), 1),
  numeric('TRUNCATE', 2, 'double', ([x = 0, digits = 0]) => roundTo(x, digits, Math.trunc), 1),
  numeric('SIGN', 1, 'integer', ([x = 0]) => Math.sign(x)),
  numeric('MOD', 2, 'as-first', ([x = 0, y = 0]) => x % y),
  numeric('POWER', 2, 'double', ([x = 0, y = 0]) => x ** y),
  numeric('SQRT', 1, 'double', ([x = 0]) => Math.sqrt(x)),
  numeric('EXP', 1, 'double', ([x = 0]) => Math.exp(x)),
  numeric('LOG', 1, 'double', ([x = 0]) => Math.log(x)),
  numeric('LOG10', 1, 'double', ([x = 0]) => Math.log10(x)),
  numeric('SIN', 1, 'double', ([x = 0]) => Math.sin(x)),
  numeric('COS', 1, 'double', ([x = 0]) => Math.cos(x)),
  numeric('TAN', 1, 'double', ([x = 0]) => Math.tan(x)),
  numeric('ACOS', 1, 'double', ([x = 0]) => Math.acos(x)),
  numeric('ASIN', 1, 'double', ([x = 0]) => Math.asin(x)),
  numeric('ATAN', 1, 'double', ([x = 0]) => Math.atan(x)),
  {
    name: 'CHAR_LENGTH',
    kind: 'string',
    operands: ['text'],
    required: 1,
    result: 'integer',
    apply: ([value]) => text(value).length,
  },
  {
    name: 'CONCAT',
    kind: 'string',
    operands: ['text', 'text'],
    required: 2,
    result: 'text',
    apply: ([left, right]) => text(left) + text(right),
  },
  {
    name: 'LOWER',
    kind: 'string',
    operands: ['text'],
    required: 1,
    result: 'text',
    apply: ([value]) => text(value).toLowerCase(),
  },
  {
    name: 'UPPER',
    kind: 'string',
    operands: ['text'],
    required: 1,
    result: 'text',
    apply: ([value]) => text(value).toUpperCase(),
  },
  {
    name: 'POSITION',
    kind: 'string',
    operands: ['text', 'text'],
    required: 2,
    result: 'integer',
    apply: ([part, value]) => findText(text(value), text(part)) + 1,
  },
  {
    name: 'SUBSTRING',
    kind: 'string',
    operands: ['text', 'integer', 'integer'],
    required: 2,
    result: 'text',
    apply: ([value, from, length]) =>
      substring(text(value), Number(from), length === undefined ? undefined : Number(length)),
  },
  {
    name: 'TRIM',
    kind: 'string',
    operands: ['text', 'text'],
    required: 1,
    result: 'text',
    apply: ([value, part], { word }) =>
      trim(text(value), part === undefined ? ' ' : text(part), word ?? 'BOTH'),
  },
  {
    name: 'CAST',
    kind: 'string',
    operands: ['any'],
    required: 1,
    result: 'as-word',
    apply: ([value = ''], { word }) => cast(value, word),
  },
  {
    name: 'EXTRACT',
    kind: 'date',
    operands: ['date'],
    required: 1,
    result: 'integer',
    apply: ([value], { word = '' }) => DATE_PARTS[word]?.(new Date(Number(value))) ?? null,
  },
  {
    name: 'CURRENT_DATE',
    kind: 'date',
    operands: [],
    required: 0,
    result: 'date',
    apply: (_, { nowMs }) => Math.floor(nowMs / DAY_MS) * DAY_MS,
  },
  {
    name: 'CURRENT_TIMESTAMP',
    kind: 'date',
    operands: [],
    required: 0,
    result: 'date',
    apply: (_, { nowMs }) => nowMs,
  },
];

export function findSqlFunction(name: string): SqlFunction | undefined {
  return SQL_FUNCTIONS.find((entry) => entry.name === name);
}
