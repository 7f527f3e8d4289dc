import type { TableIndex } from '../../../shared/tables/table-index.ts';
import type { ExportOptions, WrittenExport } from './export-format.ts';
import { type ExportColumn, sheetOfRows } from './export-sheet.ts';
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
  switch (options.format) {
    case 'csv':
      return writeCsv(sheetOfRows(index, rows, columns), options.csv);
    case 'xlsx':
      return writeXlsx(sheetOfRows(index, rows, columns), options);
    case 'geojson':
      return writeGeojson(index, rows, columns);
  }
}
