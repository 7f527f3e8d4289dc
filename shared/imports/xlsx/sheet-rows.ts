// The cells of a sheet as texts (ECMA-376 part 1, 18.3.1.4): numbers with a point and as many digits as they have, days
// as 1990-01-31, true and false.

import type { TableRow } from '../rows/table-content.ts';
import { parseXml } from './parse-xml.ts';

interface CellReading {
  /** Texts that cells name by number. */
  readonly texts: readonly string[];
  isDateStyle(style: number): boolean;
  readonly isFrom1904: boolean;
}

type SheetRow = Pick<TableRow, 'line' | 'fields'>;

/** The rows that have something in them, with the numbers that the sheet gives them. */
export function readSheetRows(sheet: Uint8Array, reading: CellReading): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let fields: string[] = [];
  let cell = { column: -1, type: 'n', style: 0 };
  let [text, isValue] = ['', false];
  parseXml(sheet, {
    open(name, { r, t, s }) {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        fields = [];
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        cell = { column: columnOf(r) ?? cell.column + 1, type: t ?? 'n', style: Number(s ?? 0) };
        text = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text(more) {
      if (isValue) text += more;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && text !== '') {
        while (fields.length < cell.column) fields.push('');
        fields[cell.column] = cellText(cell, text, reading);
      }
      if (name === 'row' && fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    },
  });
  return rows;
}

/** The place of a column from its letters, from 0: A1 is 0, AB7 is 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { type, style }: { readonly type: string; readonly style: number },
  text: string,
  { texts, isDateStyle, isFrom1904 }: CellReading,
): string {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'true' : 'false';
    case 'n':
      return numberText(text, isDateStyle(style), isFrom1904);
    default:
      return text;
  }
}

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904_MS = Date.UTC(1904, 0, 1);
/** Spreadsheets count a 29 February 1900, which there was not: days before it have another number. */
const LEAP_DAY_1900 = 60;

function numberText(text: string, isDay: boolean, isFrom1904: boolean): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  // Files hold 17 digits of a number; its shortest text is the same number.
  if (!isDay || number < 0) return String(number);
  const days = !isFrom1904 && number < LEAP_DAY_1900 ? number + 1 : number;
  const moment = new Date((isFrom1904 ? FIRST_DAY_1904_MS : FIRST_DAY_MS) + Math.round(days * DAY_MS));
  const isMidnight = Number.isInteger(number);
  return isMidnight ? moment.toISOString().slice(0, 10) : moment.toISOString().slice(0, 19).replace('T', ' ');
}
