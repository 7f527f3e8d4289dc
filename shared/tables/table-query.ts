// A question to a table, as plain data: it stands in links and saved views, crosses to the worker and drives exports.

/** `least` and `most` are included, `above` and `below` are not; a missing end is open. Dates as epoch milliseconds. */
export interface ValueRange {
  readonly least?: number;
  readonly above?: number;
  readonly most?: number;
  readonly below?: number;
}

/** Excluded: all rows but those that it names otherwise, rows without a value among them. */
export type ColumnFilter =
  | { readonly column: string; readonly kind: 'contains'; readonly text: string; readonly isExcluded?: true }
  /** Numbers, years or dates in one of the ranges. */
  | {
      readonly column: string;
      readonly kind: 'range';
      readonly ranges: readonly ValueRange[];
      readonly isExcluded?: true;
    }
  /** Values of a text, choice or boolean column ('true', 'false'); null is "empty". */
  | {
      readonly column: string;
      readonly kind: 'oneOf';
      readonly values: readonly (string | null)[];
      readonly isExcluded?: true;
    }
  | { readonly column: string; readonly kind: 'empty'; readonly isEmpty: boolean };

export interface SortKey {
  readonly column: string;
  readonly isDescending: boolean;
}

/** West, south, east, north in degrees, WGS 84. */
export type LonLatBounds = readonly [west: number, south: number, east: number, north: number];

export interface TableQuery {
  /**
   * Words that must all occur somewhere in the row, in any case: as a part of a text (of a choice, its label), or as
   * the whole of a number, a year or a date (1637,1 or 15.6.1962 or 1962-06-15).
   */
  readonly search: string;
  /** All must hold. At most one of each kind per column. */
  readonly filters: readonly ColumnFilter[];
  /** First key first; ties keep the order of the register. Norwegian order for text. */
  readonly sort: readonly SortKey[];
  /** Only rows with one of these keys. */
  readonly keys?: readonly string[];
  /** Only rows with a point inside. */
  readonly bounds?: LonLatBounds;
  /** Column to group by; a date or year column groups by decade. */
  readonly groupBy?: string;
  /** Groups with most rows first, whatever the rows are sorted by; else they follow the sort. */
  readonly groupOrder?: 'count';
}

export const EMPTY_QUERY: TableQuery = { search: '', filters: [], sort: [] };
