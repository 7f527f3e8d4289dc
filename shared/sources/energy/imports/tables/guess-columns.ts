// Which column of a register each column of a table is meant to be: by its name, its unit and what it holds.

import type { TableRegister } from '../../../../contracts/energy/registers.ts';
import type { TableRow } from '../../../../imports/rows/table-content.ts';
import { type Heading, namesOfColumn, readHeading } from './column-names.ts';
import { fieldsOf, REQUIRED_COLUMNS, type TableField } from './table-fields.ts';

export interface TableGuess {
  readonly register: TableRegister;
  /** By column of the table the id of the one that it is; '' = none. */
  readonly columns: readonly string[];
  /** How many of them have a name that nothing else has. */
  readonly certainCount: number;
  /** Whether all that a row must have was found, by names that nothing else has. */
  readonly isCertain: boolean;
}

const CERTAIN = 4;
const NAMED = 3;
const SIMILAR = 2;
const UNIT_ALONE = 1;

/** So much of what a column holds must be of its kind: rows that are wrong are told one by one. */
const LEAST_READABLE_SHARE = 0.5;

export function guessColumns(
  register: TableRegister,
  headings: readonly string[],
  rows: readonly TableRow[],
): TableGuess {
  const read = headings.map(readHeading);
  const scored = fieldsOf(register).flatMap((field) =>
    headings.flatMap((_, place) => {
      const score = scoreOf(register, field, read[place] ?? { name: '', unit: undefined });
      return score > 0 && isReadable(field, place, rows) ? [{ column: field.column.id, place, score }] : [];
    }),
  );
  const columns = headings.map(() => '');
  let certainCount = 0;
  const certain = new Set<string>();
  // The sort is stable: of equals the first column of the register and of the table.
  for (const { column, place, score } of scored.toSorted((one, other) => other.score - one.score)) {
    if (columns[place] !== '' || columns.includes(column)) continue;
    columns[place] = column;
    if (score < CERTAIN) continue;
    certainCount += 1;
    certain.add(column);
  }
  const isCertain = REQUIRED_COLUMNS[register].every((column) => certain.has(column));
  return { register, columns, certainCount, isCertain };
}

function scoreOf(register: TableRegister, { column }: TableField, heading: Heading): number {
  const { own, other, unit } = namesOfColumn(register, column);
  // Another unit means another amount, whatever it is called.
  if (heading.unit !== undefined && heading.unit !== unit) return 0;
  if (own.includes(heading.name)) return CERTAIN;
  if (other.includes(heading.name)) return NAMED;
  const parts = heading.name.split(' ');
  const isSimilar = [...own, ...other].some((name) => name.split(' ').every((part) => parts.includes(part)));
  if (isSimilar && heading.name !== '') return SIMILAR;
  return heading.unit !== undefined && unit !== undefined && column.kind === 'number' ? UNIT_ALONE : 0;
}

function isReadable({ write }: TableField, place: number, rows: readonly TableRow[]): boolean {
  const texts = rows.map(({ fields }) => fields[place] ?? '').filter((text) => text.trim() !== '');
  const readable = texts.filter((text) => write(text) !== undefined);
  return readable.length >= texts.length * LEAST_READABLE_SHARE;
}
