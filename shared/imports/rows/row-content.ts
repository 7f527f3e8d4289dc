import type { Json } from '../../base/json.ts';
import type { TableContent } from './table-content.ts';

/** Some rows of a list, and how far of the file they are, from 0 to 1. */
export interface RowSlice {
  readonly rows: readonly Json[];
  readonly part: number;
}

/** The rows of a file as they stand in it. */
export type RowContent =
  /** A list of values, to be read in steps. Each look reads it anew; what is wrong with the text is thrown on the way. */
  { readonly form: 'list'; slices(): Iterable<RowSlice> } | TableContent;
