import type { Json } from '../../../base/json.ts';

const NUMBER = /^[-+]?(\d+[.,]?\d*|[.,]\d+)(e[-+]?\d+)?$/i;

/**
 * A number as registers hold it: a JSON number, or text with a point or a comma, spaces between thousands and any of
 * the minus signs. Null for nothing, undefined for what cannot be read.
 */
export function readNumber(value: Json | undefined): number | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  // \s holds the non-breaking and narrow spaces that Norwegian programs put between thousands.
  const text = value.replaceAll(/\s/g, '').replace(/^[−–]/, '-');
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
}
