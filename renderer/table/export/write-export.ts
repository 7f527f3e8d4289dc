import type { QueryAnswer } from '../../../shared/tables/answer-query.ts';
import type { TableIndex } from '../../../shared/tables/table-index.ts';
import type { ExportOptions, SheetOptions, WrittenExport } from './export-format.ts';
import {
  type ExportColumn,
  type ExportGrouping,
  type ExportSheet,
  sheetOfGroups,
  sheetOfRows,
} from './export-sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeojson } from './write-geojson.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Writes the rows of an answer in their order, with the columns in theirs; grouped where the groups have names. */
export async function writeExport(
  index: TableIndex,
  { rows, groups }: Pick<QueryAnswer, 'rows' | 'groups'>,
  columns: readonly ExportColumn[],
  options: ExportOptions,
  grouping?: ExportGrouping,
): Promise<WrittenExport> {
  if (options.format === 'geojson')
    return writeGeojson(index, rows, columns, options.about, grouping ? groups : undefined);
  const sheet =
    groups && grouping
      ? sheetOfGroups(index, rows, groups, columns, grouping)
      : sheetOfRows(index, rows, columns);
  return writeSheet(sheet, options);
}

export async function writeSheet(sheet: ExportSheet, options: SheetOptions): Promise<WrittenExport> {
  return options.format === 'csv' ? writeCsv(sheet, options.csv) : writeXlsx(sheet, options);
}
