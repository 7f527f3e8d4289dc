// Whole numbers that no double holds, as registers give to things: 9007199254740993 would come in as the number before
// it, and two things would have one number. They stay what was written, as text.

import { isJsonObject, type Json } from '../../base/json.ts';

/** What V8 tells a reviver of a value beside the value (ECMAScript proposal "JSON.parse source text access"). */
interface ReviverContext {
  readonly source?: string;
}

/** Whether a number came out of reading a text that may have said another one. */
export function hasInexactNumber(value: Json | undefined): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  if (Array.isArray(value)) return value.some(hasInexactNumber);
  return isJsonObject(value) && Object.values(value).some(hasInexactNumber);
}

/** Whether a number is too large for a double. */
export function hasEndlessNumber(value: Json | undefined): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (Array.isArray(value)) return value.some(hasEndlessNumber);
  return isJsonObject(value) && Object.values(value).some(hasEndlessNumber);
}

/** Reads JSON again, with the digits of whole numbers as text where the number would be written with others. */
export function parseExactly(text: string): Json {
  return JSON.parse(text, (_name: string, value: Json, context?: ReviverContext) => {
    const source = context?.source;
    if (typeof value !== 'number' || source === undefined || Math.abs(value) <= Number.MAX_SAFE_INTEGER)
      return value;
    return /^-?\d+$/.test(source) && String(value) !== source ? source : value;
  });
}
