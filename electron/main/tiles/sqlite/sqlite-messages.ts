// What the host and its thread for SQLite say to each other.

import type { SqlRow } from '../../../../shared/tiles/stores/mbtiles-store.ts';

export type SqliteCall =
  | { readonly kind: 'open'; readonly path: string }
  | {
      readonly kind: 'all';
      readonly database: number;
      readonly sql: string;
      readonly parameters: readonly (string | number)[];
    }
  /** Makes a database that is not there. */
  | { readonly kind: 'create'; readonly path: string }
  | { readonly kind: 'run'; readonly database: number; readonly sql: string }
  | {
      readonly kind: 'insert';
      readonly database: number;
      readonly sql: string;
      readonly rows: readonly (readonly (string | number | Uint8Array)[])[];
    }
  | { readonly kind: 'close'; readonly database: number };

export interface SqliteQuestion {
  readonly id: number;
  readonly call: SqliteCall;
}

/** To `open` and `create`: the number of the database. To `all`: rows. `isMissing`: this Node has no SQLite. */
export type SqliteAnswer = { readonly id: number } & (
  | { readonly database: number }
  | { readonly rows: readonly SqlRow[] }
  | { readonly isDone: true }
  | { readonly reason: string; readonly isMissing: boolean }
);
