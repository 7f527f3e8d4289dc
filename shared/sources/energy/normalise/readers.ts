import type { Json } from '../../../base/json.ts';
import type { ColumnKind } from '../../../contracts/energy/columns.ts';
import type { CellValue } from '../../../tables/column-table.ts';
import { readDate, readYear } from './read-date.ts';

/** Text without blanks around it; numbers as their digits. Null for nothing, undefined for what is not text. */
export function readText(value: Json | undefined): string | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The digits of a number that came as text or as a number, such as an organisation number. */
export function readDigits(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\D/g, '') : '';
}

const NUMBER = /^[-+]?(\d+[.,]?\d*|[.,]\d+)(e[-+]?\d+)?$/i;

/**
 * A number as registers hold it: a JSON number, or text with a point or a comma, spaces between thousands and any of
 * the minus signs. Null for nothing, undefined for what cannot be read.
 */
export function readNumber(value: Json | undefined): number | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'string') return undefined;
  // \s holds the non-breaking and narrow spaces that Norwegian programs put between thousands.
  const text = value.replaceAll(/\s/g, '').replace(/^[−–]/, '-');
  if (text === '') return null;
  return NUMBER.test(text) ? finite(Number(text.replace(',', '.'))) : undefined;
}

/** What is beyond all doubles is no value: sums over it would be none either. */
function finite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined;
}

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

/** The spot-price area as NO1 to NO5, from 4, "4", "EL 4" or "NO4"; null for anything else. */
export function readArea(value: Json | undefined): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = /^\s*(?:EL|NO)?\s*([1-5])\s*$/i.exec(String(value))?.[1];
  return number === undefined ? null : `NO${number}`;
}

type CellReader = (value: Json | undefined) => CellValue | undefined;

/** How each kind of column reads the member that it stands for: undefined is "cannot be read". */
const readers: { readonly [Kind in ColumnKind]: CellReader } = {
  text: readText,
  choice: readText,
  number: readNumber,
  date: readDate,
  year: readYear,
  boolean: readBoolean,
};

/** A member as the value of its column. Null for nothing, undefined for what the kind cannot hold. */
export function readCell(kind: ColumnKind, value: Json | undefined): CellValue | undefined {
  return readers[kind](value);
}
