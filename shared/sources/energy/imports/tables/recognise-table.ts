// Whose rows a table has, if those of any register: points, plants or applications. One of other places becomes a layer.

import type { BridgeType } from '../../../../contracts/bridge/types.ts';
import { TABLE_REGISTERS } from '../../../../contracts/energy/registers.ts';
import type { TableContent, TableRow } from '../../../../imports/rows/table-content.ts';
import { POSITION_COLUMNS, placesOf } from '../../../../imports/rows/table-heading.ts';
import type { KeptFile } from '../../../../ports/import-files.ts';
import { guessColumns, type TableGuess } from './guess-columns.ts';
import { KNOWN_COLUMNS } from './known-columns.ts';

export type TableReading = BridgeType<'TableReading'>;

/** So many rows tell what a column holds. */
const ROWS_LOOKED_AT = 100;
/** Name and number are those of a table of points too. */
const LEAST_CERTAIN_BESIDE_POSITION = 4;
const EXAMPLES = 3;

export interface RecognisedTable {
  readonly reading: TableReading;
  /** Whether its columns are known: by names that nothing else has, or because such a table was taken before. */
  readonly isCertain: boolean;
  /** By column some of what it holds. */
  readonly examples: readonly (readonly string[])[];
}

/** Undefined where no column has a name that a register knows, and for a table of places. */
export function recogniseTable(table: TableContent, taken: readonly KeptFile[]): RecognisedTable | undefined {
  const [heading, ...rows] = firstRows(table);
  if (!heading || rows.length === 0) return undefined;
  const headings = heading.fields;
  const examples = headings.map((_, place) => examplesOf(rows, place));
  const remembered = taken.findLast(({ choices }) => isSame(choices?.table?.headings, headings));
  const reading = remembered?.choices?.table;
  if (reading) return { reading, isCertain: true, examples };
  const guess = bestGuess(headings, rows);
  if (!guess) return undefined;
  const { register, columns, isCertain } = guess;
  return { reading: { register, headings: [...headings], columns: [...columns] }, isCertain, examples };
}

function bestGuess(headings: readonly string[], rows: readonly TableRow[]): TableGuess | undefined {
  const guesses = TABLE_REGISTERS.map((register) => guessColumns(register, headings, rows));
  const [best] = guesses.toSorted(
    (one, other) => Number(other.isCertain) - Number(one.isCertain) || other.certainCount - one.certainCount,
  );
  if (!best) return undefined;
  if (!placesOf(POSITION_COLUMNS, headings).includes(-1)) {
    const isWhole = best.isCertain && best.certainCount >= LEAST_CERTAIN_BESIDE_POSITION;
    return isWhole && best.register === 'plants' ? best : undefined;
  }
  return best.columns.some((column) => column !== '') ? best : undefined;
}

function firstRows(table: TableContent): readonly TableRow[] {
  const first: TableRow[] = [];
  for (const row of table.open(KNOWN_COLUMNS).rows()) {
    if (!row || first.push(row) > ROWS_LOOKED_AT) break;
  }
  return first;
}

function examplesOf(rows: readonly TableRow[], place: number): readonly string[] {
  const texts = rows.map(({ fields }) => fields[place]?.trim() ?? '').filter(Boolean);
  return [...new Set(texts)].slice(0, EXAMPLES);
}

function isSame(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && one.every((heading, place) => heading === other[place]);
}
