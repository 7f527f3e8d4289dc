import type { Json } from '../../../base/json.ts';

/** The spot-price area as NO1 to NO5, from 4, "4", "EL 4" or "NO4"; null for anything else. */
export function readArea(value: Json | undefined): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = /^\s*(?:EL|NO)?\s*([1-5])\s*$/i.exec(String(value))?.[1];
  return number === undefined ? null : `NO${number}`;
}
