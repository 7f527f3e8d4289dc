import { AppError } from '../../shared/base/app-error.ts';
import { isJsonObject, type Json } from '../../shared/base/json.ts';
import type { Text, TextValues } from './create-text.ts';
import { isTextKey } from './texts.ts';

/** A failure in words, and the detail that a user can copy for someone else. */
interface ErrorDescription {
  /** What failed, and what can be done about it. */
  readonly sentence: string;
  /** What failed alone. */
  readonly reason: string;
  /** Of a file that cannot be taken in. */
  readonly wayOut?: string;
  readonly detail: string;
}

/** Says a failure of the catalogue in the language of `text`; anything else is told as an internal one. */
export function describeError(error: unknown, text: Text): ErrorDescription {
  if (error instanceof AppError) return describeErrorCode(error.code, error.details, text, error.message);
  return alone(text('error.internal'), failureDetail(error));
}

/** A failure of which another program told the code and the details, as it was thrown there. */
export function toldError(code: string, details: unknown): AppError {
  return new AppError(code, code, isJsonObject(details) ? details : {});
}

/** What a user can copy of a failure for someone else, the same in every language. */
export function failureDetail(error: unknown): string {
  if (error instanceof AppError) return codeDetail(error.code, error.message, error.details);
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

/** A failure as a notice: its sentence changes with the language while it stands there. */
export function failureNotice(error: unknown) {
  const sentence = (text: Text) => describeError(error, text).sentence;
  return { tone: 'error', sentence, detail: failureDetail(error) } as const;
}

export function describeErrorCode(
  code: string,
  details: { readonly [name: string]: Json },
  text: Text,
  message = code,
): ErrorDescription {
  const detail = codeDetail(code, message, details);
  const key = `error.${code}`;
  if (!isTextKey(key)) return alone(text('error.internal'), detail);
  const wayOutKey = `wayOut.${code}`;
  try {
    const values = spoken(code.startsWith('import/') ? quoted(details, text) : details);
    const reason = text(key, values);
    if (!isTextKey(wayOutKey)) return alone(reason, detail);
    const wayOut = text(wayOutKey, values);
    return { sentence: `${reason} ${wayOut}`, reason, wayOut, detail };
  } catch {
    // The sentence names a value that the failure did not bring: its English message has at least what is known.
    return alone(message, detail);
  }
}

function alone(reason: string, detail: string): ErrorDescription {
  return { sentence: reason, reason, detail };
}

function codeDetail(code: string, message: string, details: { readonly [name: string]: Json }): string {
  return [code, message, JSON.stringify(details)].join('\n');
}

/** A text that stands in an imported file is told between quotes of the language; a number as it stands there. */
function quoted(details: { readonly [name: string]: Json }, text: Text): { readonly [name: string]: Json } {
  const { value } = details;
  // What was too long ends in an ellipsis, without a quote.
  const [, inside] = typeof value === 'string' ? (/^"(.*?)"?$/s.exec(value) ?? []) : [];
  return inside === undefined
    ? details
    : { ...details, value: text('frame.quoted', { text: inside.replaceAll(/\\(["\\])/g, '$1') }) };
}

function spoken(details: { readonly [name: string]: Json }): TextValues {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'object' && value !== null
          ? JSON.stringify(value)
          : value,
    ]),
  );
}
