import type { AboutLine, ExportOptions, RowFormat, WrittenExport } from './export-format.ts';

/** Something that can be exported, told in words before it is. */
export interface ExportSubject {
  /** Name of the file without date and ending, and of the sheet in it. */
  readonly name: string;
  /** Exactly what is written: `37 av 1 912 rader, sortert på Effekt (MW)`. */
  readonly summary: string;
  /** Filters and columns, a line each. */
  readonly details: readonly string[];
  /** What a file says of itself where it has a place for it, besides what every export says. */
  readonly about: readonly AboutLine[];
  /** What a file says of groups, by its format: not every one has rows for subtotals. */
  readonly aboutGroups?: { readonly [Format in Exclude<RowFormat, 'csv'>]: AboutLine };
  readonly rowCount: number;
  /** Rows without a point; undefined where the rows have no place at all and GeoJSON makes no sense. */
  readonly withoutPoint: number | undefined;
  write(options: ExportOptions, signal: AbortSignal): Promise<WrittenExport>;
}
