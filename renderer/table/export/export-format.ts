import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

/** The formats that rows can be written in. */
export type RowFormat = Extract<BridgeType<'ExportFormat'>, 'csv' | 'xlsx' | 'geojson'>;

export interface CsvOptions {
  readonly separator: ';' | ',' | '\t';
  readonly decimalSign: ',' | '.';
  /** By which Excel sees that the file is UTF-8. */
  readonly hasByteOrderMark: boolean;
}

/** What Excel with Norwegian settings opens by a double click. */
export const NORWEGIAN_CSV: CsvOptions = { separator: ';', decimalSign: ',', hasByteOrderMark: true };

/** What programs read. */
export const PLAIN_CSV: CsvOptions = { separator: ',', decimalSign: '.', hasByteOrderMark: false };

/** Rows that one XLSX file may hold: with all columns it takes half a gigabyte while it is written. */
export const MAX_XLSX_ROWS = 100_000;

/** A line about the file: what it is called, and what it says. */
export type AboutLine = readonly [name: string, value: string | number];

/** How rows are written. */
export type ExportOptions =
  | { readonly format: 'csv'; readonly csv: CsvOptions }
  | {
      readonly format: 'xlsx';
      readonly sheetName: string;
      readonly aboutName: string;
      readonly about: readonly AboutLine[];
    }
  | { readonly format: 'geojson'; readonly about: readonly AboutLine[] };

/** How a sheet that has no map is written. */
export type SheetOptions = Exclude<ExportOptions, { format: 'geojson' }>;

export interface WrittenExport {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Rows in the file, its heads not counted. */
  readonly rowCount: number;
  /** Rows besides them that tell the sums of groups. */
  readonly subtotalCount: number;
  /** Rows that the format cannot hold: without a point in GeoJSON, beyond the limit in XLSX. */
  readonly leftOut: number;
  /** Cells whose text is longer than a cell of the format can hold. */
  readonly shortenedCells: number;
  /** Cells with control characters, which no format of tables can hold. */
  readonly cleanedCells: number;
}
