import { AppError } from '../../shared/base/app-error.ts';
import type { Json } from '../../shared/base/json.ts';
import type { Text, TextValues } from './create-text.ts';
import { isTextKey } from './texts.ts';

/** A failure in words, and the detail that a user can copy for someone else. */
export interface ErrorDescription {
  readonly sentence: string;
  readonly detail: string;
}

/** Says a failure of the catalogue in the language of `text`; anything else is told as an internal one. */
export function describeError(error: unknown, text: Text): ErrorDescription {
  if (error instanceof AppError) return describeErrorCode(error.code, error.details, text, error.message);
  const detail = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return { sentence: text('error.internal'), detail };
}

export function describeErrorCode(
  code: string,
  details: { readonly [name: string]: Json },
  text: Text,
  message = code,
): ErrorDescription {
  const detail = [code, message, JSON.stringify(details)].join('\n');
  const key = `error.${code}`;
  if (!isTextKey(key)) return { sentence: text('error.internal'), detail };
  try {
    return { sentence: text(key, spoken(details)), detail };
  } catch {
    // The sentence names a value that the failure did not bring: its English message has at least what is known.
    return { sentence: message, detail };
  }
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
