import type { TableIndex } from '../../../shared/tables/table-index.ts';
import type { ExportOptions, SheetOptions, WrittenExport } from './export-format.ts';
import { type ExportColumn, type ExportSheet, sheetOfRows } from './export-sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeojson } from './write-geojson.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Writes rows of a table in their order, with the columns in theirs. */
export async function writeExport(
  index: TableIndex,
  rows: Uint32Array,
  columns: readonly ExportColumn[],
  options: ExportOptions,
): Promise<WrittenExport> {
  if (options.format === 'geojson') return writeGeojson(index, rows, columns);
  return writeSheet(sheetOfRows(index, rows, columns), options);
}

export async function writeSheet(sheet: ExportSheet, options: SheetOptions): Promise<WrittenExport> {
  return options.format === 'csv' ? writeCsv(sheet, options.csv) : writeXlsx(sheet, options);
}
