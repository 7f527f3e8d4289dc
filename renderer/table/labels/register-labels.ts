// Everything that a table says of its columns and values, in one language.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { Bucket } from '../../../shared/tables/buckets.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { isTextKey } from '../../i18n/texts.ts';
import { type CellLabels, numberText } from '../grid/cell-text.ts';

export interface RegisterLabels {
  readonly cells: CellLabels;
  /** The name of the register. */
  readonly register: string;
  /** The whole name of a column, without its unit. */
  column(id: string): string;
  /** The name of groups by a column: of years and days decades are made. */
  groups(id: string): string;
  /** The name that fits over a column. */
  header(id: string): string;
  /** `MW`, `GWh/år`; undefined for a column without unit. */
  unit(id: string): string | undefined;
  /** Whether its values are days or years. */
  isTime(id: string): boolean;
  /** Name and unit: `Effekt (MW)`. */
  columnWithUnit(id: string): string;
  /** A value as it stands in filters: text, code, 'true', 'false', number; null is "no value". */
  value(columnId: string, value: string | null): string;
  /** A number, day or year of a column. */
  amount(columnId: string, value: number): string;
  /** The last day of a span of days: 31 December ends a year, and the year alone says it. */
  lastAmount(columnId: string, value: number): string;
  /** The name of a group or bar. */
  bucket(columnId: string, bucket: Bucket): string;
}

export function createRegisterLabels(
  register: string,
  columns: readonly ColumnDescription[],
  text: Text,
  formats: Formats,
): RegisterLabels {
  const data = createDataText(text);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const cells: CellLabels = {
    number: formats.number,
    date: formats.date,
    year: formats.year,
    choice: data.choice,
    boolean: (value) => text(value ? 'table.yes' : 'table.no'),
  };

  const column = (id: string) => byId.get(id)?.name ?? data.column(register, id);

  function unit(id: string): string | undefined {
    const written = byId.get(id)?.unit;
    // All amounts of energy in the registers are amounts a year.
    return written === 'GWh' ? text('table.unit.GWh') : written;
  }

  const isTime = (id: string) => /^(date|year)$/.test(byId.get(id)?.kind ?? '');

  function amount(id: string, value: number): string {
    const description = byId.get(id);
    return description ? numberText(description, value, cells) : formats.number(value);
  }

  function lastAmount(id: string, value: number): string {
    const date = new Date(value);
    const endsYear = byId.get(id)?.kind === 'date' && date.getUTCMonth() === 11 && date.getUTCDate() === 31;
    return endsYear ? cells.year(date.getUTCFullYear()) : amount(id, value);
  }

  function value(id: string, written: string | null): string {
    if (written === null || written === '') return text('table.noValue');
    const kind = byId.get(id)?.kind;
    if (kind === 'choice') return data.choice(id, written);
    if (kind === 'boolean') {
      const said = data.choice(id, written);
      return said === written ? cells.boolean(written === 'true') : said;
    }
    return kind === 'text' ? written : amount(id, Number(written));
  }

  return {
    cells,
    register: data.register(register),
    column,
    header(id) {
      const key = `table.head.${register}.${id}`;
      return isTextKey(key) ? text(key) : column(id);
    },
    unit,
    isTime,
    groups(id) {
      return isTime(id) ? text('table.group.byDecade', { label: column(id) }) : column(id);
    },
    columnWithUnit(id) {
      const written = unit(id);
      return written ? text('table.column', { label: column(id), unit: written }) : column(id);
    },
    value,
    amount,
    lastAmount,
    bucket(id, bucket) {
      if (bucket.value === null || !bucket.range) return value(id, bucket.value);
      if (bucket.span === 'year') return cells.year(Number(bucket.value));
      if (isTime(id)) return text('table.group.decade', { year: bucket.value });
      const { least, below } = bucket.range;
      const ends = [least, below].map((end) => (end === undefined ? '' : amount(id, end)));
      return ends.join(' – ').trim();
    },
  };
}
