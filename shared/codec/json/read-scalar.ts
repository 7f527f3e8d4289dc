import type { Json } from '../../base/json.ts';
import { failure, type Result, success } from '../../base/result.ts';
import type { FieldFacts } from '../../schema/notation.ts';
import type { FieldView } from '../../schema/view.ts';
import { readTime } from './read-time.ts';

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i;
const GUID = /^[({]?(?<hex>[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12})[)}]?$/i;
const EXPOSITION = /^[01]{8}$/;
const MAX_INT = 2_147_483_647;

/** A scalar as its field wants it; the problem says what was expected. */
export function readScalar({ typeName, facts }: FieldView, value: Json): Result<Json, string> {
  switch (typeName) {
    case 'json':
      return success(value);
    case 'boolean':
      return readBoolean(value);
    case 'dateTime':
      return readDateTime(value);
    case 'string':
      return readText(facts, value);
    default:
      return readNumber(typeName, facts, value);
  }
}

/** Whole-number fields round: clients send `"43.465"` for an uncertainty. */
function readNumber(
  typeName: string,
  { least, most, isBounded }: FieldFacts,
  value: Json,
): Result<Json, string> {
  const isText = typeof value === 'string' && NUMBER.test(value.trim());
  const number = isText ? Number(value.trim().replace(',', '.')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return failure('a number');
  const isWhole = typeName === 'int' || typeName === 'long';
  const read = isWhole ? Math.round(number) : number;
  const limit = typeName === 'int' ? MAX_INT : Number.MAX_SAFE_INTEGER;
  if (isWhole && Math.abs(read) > limit) return failure('a whole number that is not so large');
  if (isBounded && (read < (least ?? read) || read > (most ?? read))) {
    return failure(`a number from ${least ?? 'any'} to ${most ?? 'any'}`);
  }
  return success(read);
}

function readBoolean(value: Json): Result<Json, string> {
  const word = String(value).trim().toLowerCase();
  if (word === 'true' || word === '1') return success(true);
  if (word === 'false' || word === '0') return success(false);
  return failure('true or false');
}

function readDateTime(value: Json): Result<Json, string> {
  const time = typeof value === 'string' ? readTime(value) : undefined;
  return time ? success(time.localMs - (time.offsetMs ?? 0)) : failure('a time of ISO 8601');
}

function readText({ format, maxLength }: FieldFacts, value: Json): Result<Json, string> {
  if (typeof value === 'object') return failure('text');
  const text = String(value);
  if (text.length > (maxLength ?? text.length)) return failure(`at most ${maxLength} characters`);
  if (format === 'guid') {
    const hex = GUID.exec(text.trim())?.groups?.['hex']?.replaceAll('-', '').toLowerCase();
    return hex ? success(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')) : failure('a GUID');
  }
  if (format === 'exposition' && !EXPOSITION.test(text)) return failure('eight characters 0 or 1');
  if (format === 'time' && !readTime(text)) return failure('a date or a time of ISO 8601');
  return success(text);
}
