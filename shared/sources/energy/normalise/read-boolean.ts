import type { Json } from '../../../base/json.ts';

const LABELS = new Map<string, boolean | null>([
  ['true', true],
  ['ja', true],
  ['false', false],
  ['nei', false],
  ['', null],
]);

/** A claim as true, false or a word for it. Null for nothing, undefined for what cannot be read. */
export function readBoolean(value: Json | undefined): boolean | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? LABELS.get(value.trim().toLowerCase()) : undefined;
}
