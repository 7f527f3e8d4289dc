// A table of places that are no plants: each line becomes a point, and its fields the values of it.

import type { Json } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { type LayerDraft, LayerDraftBuilder } from '../staging/layer-draft.ts';
import type { TableContent, TableRow } from './table-content.ts';
import { decimalSignOf, POSITION_COLUMNS, placesOf } from './table-heading.ts';

type DecimalSign = ReturnType<typeof decimalSignOf>;

const WGS84 = findCrs(4326);
const AXES = [
  { attribute: 'latitude', limit: 90 },
  { attribute: 'longitude', limit: 180 },
] as const;
/** Without zeros before it, which codes have. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:[.,]\d{1,14})?$/;
/** So many significant digits any double keeps. */
const KEPT_DIGITS = 15;
const VALUE_SHOWN = 80;

/**
 * Reads a table with a heading that has a latitude and a longitude (degrees, WGS 84); undefined where it has not. A
 * column of which every value is a number is one of numbers, any other keeps its texts. A line without a position is a
 * row without a shape. Throws `import/truncated`, and `layer-import/…` with the line.
 */
export function readTableFeatures(file: string, table: TableContent): LayerDraft | undefined {
  const rows: TableRow[] = [];
  for (const row of table.open(POSITION_COLUMNS).rows()) {
    if (!row) throw appError('import/truncated', { file });
    rows.push(row);
  }
  const [heading, ...body] = rows;
  const places = placesOf(POSITION_COLUMNS, heading?.fields ?? []);
  if (!heading || places.includes(-1)) return undefined;
  const sign = decimalSignOf(body.flatMap(({ fields }) => places.map((place) => fields[place] ?? '')));
  const columns = columnsOf(heading.fields, body, sign);
  const builder = new LayerDraftBuilder();
  for (const row of body) {
    const [y, x] = readPosition(row, places, sign);
    const shapes = x === undefined || y === undefined ? [] : [{ kind: 'point', x, y } as const];
    const values = columns.map(({ name, read }, index) => [name, read(row.fields[index] ?? '')]);
    builder.add({ shapes, properties: Object.fromEntries(values) });
  }
  return builder.end(WGS84);
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

/** Latitude and longitude; nothing where both are empty. Throws `layer-import/bad-position`. */
function readPosition({ line, fields }: TableRow, places: readonly number[], sign: DecimalSign): number[] {
  const texts = places.map((place) => fields[place]?.trim() ?? '');
  if (texts.every((text) => text === '')) return [];
  return AXES.map(({ attribute, limit }, index) => {
    const text = texts[index] ?? '';
    const degrees = /^[+-]?\d/.test(text)
      ? Number(sign === 'comma' ? text.replace(',', '.') : text)
      : Number.NaN;
    if (Math.abs(degrees) <= limit) return degrees;
    const details = { line, element: 'row', attribute, value: text.slice(0, VALUE_SHOWN), limit };
    throw appError('layer-import/bad-position', details);
  });
}
