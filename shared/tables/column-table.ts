// A register in memory: columns as typed arrays, so that filters and sums run over plain memory and a whole table
// crosses a bridge as bytes.

/** Text by code into a dictionary; `nb` order of the dictionary is not promised. Code 0 is always null. */
export interface TextColumn {
  readonly kind: 'text' | 'choice';
  readonly id: string;
  readonly codes: Uint32Array;
  /** dictionary[0] is '' and stands for null. */
  readonly dictionary: readonly string[];
}

/** NaN is null. Years are whole numbers. Dates are epoch milliseconds at midnight UTC of the day meant. */
export interface NumberColumn {
  readonly kind: 'number' | 'year' | 'date';
  readonly id: string;
  readonly values: Float64Array;
}

/** 0 false, 1 true, 2 null. */
export interface BooleanColumn {
  readonly kind: 'boolean';
  readonly id: string;
  readonly values: Uint8Array;
}

export type Column = TextColumn | NumberColumn | BooleanColumn;

export interface ColumnTable {
  readonly rowCount: number;
  /** The key of each row: the plant number, or what the store gave an application. */
  readonly keys: readonly string[];
  readonly columns: readonly Column[];
}

/** The value of a cell as exports and cards use it; null where there is none. */
export type CellValue = string | number | boolean | null;
