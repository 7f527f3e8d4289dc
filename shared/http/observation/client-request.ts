import type { Json, JsonObject } from '../../base/json.ts';
import { readFields } from '../../codec/json/read-value.ts';
import type { OperationEntry } from '../../schema/notation.ts';
import { fieldViews } from '../../schema/view.ts';
import { createFaults, type ModelState } from './model-state.ts';

/**
 * The name in a header of Basic authentication (RFC 7617), whose text is UTF-8 or, from older clients, Latin-1. Undefined
 * without a name or a password: then nobody logs in.
 */
export function nameOfLogin(authorization: string | undefined): string | undefined {
  const base64 = /^basic\s+(?<base64>[A-Za-z\d+/]+={0,2})\s*$/i.exec(authorization ?? '')?.groups?.['base64'];
  const text = base64 === undefined ? undefined : textOf(base64);
  const colon = text?.indexOf(':') ?? -1;
  const name = text?.slice(0, colon).trim();
  const hasPassword = text !== undefined && colon >= 0 && colon + 1 < text.length;
  return hasPassword && name !== '' ? name : undefined;
}

function textOf(base64: string): string | undefined {
  let letters: string;
  try {
    letters = atob(base64);
  } catch {
    return undefined; // Answered as a login that is none.
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return letters; // Each letter is a byte of Latin-1.
  }
}

/**
 * The parameters of a query as the table of its operation has them: names in any case, lists with commas or one by one.
 * Faults are told by the names of the parameters.
 */
export function readQuery(
  input: OperationEntry['input'],
  query: string,
): { readonly values: JsonObject; readonly faults: ModelState } {
  const { faults, fault } = createFaults();
  const fields = fieldViews(input);
  const lists = new Set(fields.filter(({ isList }) => isList).map(({ name }) => name.toLowerCase()));
  const source: { [name: string]: Json } = {};
  for (const [given, value] of new URLSearchParams(query)) {
    const name = given.toLowerCase().replace(/\[\d*\]$/, '');
    const known = source[name];
    source[name] = lists.has(name) ? [...(Array.isArray(known) ? known : []), ...value.split(',')] : value;
  }
  return { values: readFields({ fault }, fields, source, (name) => name), faults };
}
