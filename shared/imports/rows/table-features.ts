// A table of places that are no plants: each line becomes a point, and its fields the values of it.

import type { AppError } from '../../base/app-error.ts';
import type { Json } from '../../base/json.ts';
import { failure, type Result, success } from '../../base/result.ts';
import { appError } from '../../contracts/errors.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { type LayerDraft, LayerDraftBuilder } from '../staging/layer-draft.ts';
import { isLongRow, longRow } from './long-row.ts';
import type { TableContent, TableRow } from './table-content.ts';
import { decimalSignOf, POSITION_COLUMNS, placesOf } from './table-heading.ts';

type DecimalSign = ReturnType<typeof decimalSignOf>;

const WGS84 = findCrs(4326);
const AXES = [
  { expected: 'latitude', limit: 90 },
  { expected: 'longitude', limit: 180 },
] as const;
/** Without zeros before it, which codes have. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:[.,]\d{1,14})?$/;
/** So many significant digits any double keeps. */
const KEPT_DIGITS = 15;
const VALUE_SHOWN = 80;

/**
 * Reads a table with a heading that has a latitude and a longitude (degrees, WGS 84); undefined where it has not. A
 * column of which every value is a number is one of numbers, any other keeps its texts. A line without a position is a
 * row without a shape. A line whose position is none, or that is too long, is left out; where no other is left, the
 * table is refused. Throws `import/…`.
 */
export function readTableFeatures(file: string, table: TableContent): LayerDraft | undefined {
  const rows: TableRow[] = [];
  const opened = table.open(POSITION_COLUMNS);
  for (const row of opened.rows()) {
    if (!row) throw appError('import/truncated', { file });
    rows.push(row);
  }
  const [heading, ...body] = rows;
  const places = placesOf(POSITION_COLUMNS, heading?.fields ?? []);
  if (!heading || places.includes(-1)) return undefined;
  const isLong = (row: TableRow) => isLongRow(row, heading, opened);
  // In rows that are too long, fields stand in wrong columns.
  const positions = body
    .filter((row) => !isLong(row))
    .flatMap(({ fields }) => places.map((at) => fields[at] ?? ''));
  const form = { file, heading, places, isLong, sign: decimalSignOf(positions) };
  const builder = new LayerDraftBuilder();
  const taken: PlacedRow[] = [];
  for (const row of body) {
    const position = readPosition(row, form);
    if (position.ok) taken.push({ row, position: position.value });
    else builder.leaveOut(position.problem);
  }
  const columns = columnsOf(
    heading.fields,
    taken.map(({ row }) => row),
    form.sign,
  );
  for (const { row, position } of taken) {
    const [y, x] = position;
    const shapes = x === undefined || y === undefined ? [] : [{ kind: 'point', x, y } as const];
    const values = columns.map(({ name, read }, index) => [name, read(row.fields[index] ?? '')]);
    builder.add({ shapes, properties: Object.fromEntries(values) });
  }
  return builder.end(WGS84);
}

interface TableForm {
  readonly file: string;
  readonly heading: TableRow;
  /** Of latitude and longitude. */
  readonly places: readonly number[];
  readonly isLong: (row: TableRow) => boolean;
  readonly sign: DecimalSign;
}

interface PlacedRow {
  readonly row: TableRow;
  /** Latitude and longitude; empty where the row has none. */
  readonly position: readonly number[];
}

interface ValueColumn {
  readonly name: string;
  read(text: string): Json;
}

function columnsOf(heading: readonly string[], body: readonly TableRow[], sign: DecimalSign): ValueColumn[] {
  const taken = new Set<string>();
  return heading.map((title, index) => {
    const wanted = title.trim() || `column ${index + 1}`;
    const name = taken.has(wanted) ? `${wanted} ${index + 1}` : wanted;
    taken.add(name);
    const texts = body.map(({ fields }) => fields[index]?.trim() ?? '').filter(Boolean);
    const isNumeric = texts.length > 0 && texts.every((text) => readNumber(text, sign) !== undefined);
    return {
      name,
      read(text) {
        const value = text.trim();
        if (value === '') return null;
        return isNumeric ? (readNumber(value, sign) ?? null) : value;
      },
    };
  });
}

function readNumber(text: string, sign: DecimalSign): number | undefined {
  if (!NUMBER.test(text) || text.includes(sign === 'point' ? ',' : '.')) return undefined;
  const written = text.replace(',', '.');
  const number = Number(written);
  // With more digits than a double keeps, two values could become one.
  const digits = written.replace(/^[-0.]+/, '').replace('.', '');
  return digits.length <= KEPT_DIGITS || String(number) === written ? number : undefined;
}

/** Latitude and longitude; nothing where both are empty. */
function readPosition(
  row: TableRow,
  { file, heading, places, isLong, sign }: TableForm,
): Result<readonly number[], AppError> {
  if (isLong(row)) return failure(longRow(file, row, heading));
  const texts = places.map((place) => row.fields[place]?.trim() ?? '');
  if (texts.every((text) => text === '')) return success([]);
  const position = AXES.map(({ limit }, index) => readDegrees(texts[index] ?? '', sign, limit));
  const bad = position.indexOf(undefined);
  if (bad < 0) return success(position.map((degrees) => degrees ?? 0));
  const field = heading.fields[places[bad] ?? 0]?.trim() ?? '';
  const value = JSON.stringify((texts[bad] ?? '').slice(0, VALUE_SHOWN));
  const details = { file, row: row.line, field, value, expected: AXES[bad]?.expected ?? '' };
  return failure(appError('import/bad-row', details));
}

function readDegrees(text: string, sign: DecimalSign, limit: number): number | undefined {
  if (!/^[+-]?\d/.test(text)) return undefined;
  const degrees = Number(sign === 'comma' ? text.replace(',', '.') : text);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
