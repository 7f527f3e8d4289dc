import type { Json } from '../../../base/json.ts';
import type { ColumnKind } from '../../../contracts/energy/columns.ts';
import type { CellValue } from '../../../tables/column-table.ts';
import { readBoolean } from './read-boolean.ts';
import { readDate, readYear } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { readText } from './read-text.ts';

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
