import writeExcelFile, { type Cell, type Feature, type Row, type Sheet } from 'write-excel-file/universal';
import type { CellValue } from '../../../shared/tables/column-table.ts';
import { type CellTexts, createCellTexts } from './cell-texts.ts';
import { type ExportOptions, MAX_XLSX_ROWS, type WrittenExport } from './export-format.ts';
import type { ExportColumn, ExportSheet, SheetGroup } from './export-sheet.ts';
import { isoDay } from './write-csv.ts';

type XlsxOptions = Extract<ExportOptions, { format: 'xlsx' }>;

/** Days before this one have other numbers in Excel than in the programs that count them right. */
const FIRST_DAY_MS = Date.UTC(1900, 2, 1);
const DATE_FORMAT = 'dd.mm.yyyy';
const MAX_CELL_CHARACTERS = 32_767;

/**
 * A workbook with the rows (real numbers, real dates, nothing where there is no value) and a sheet about them. Groups
 * fold below their subtotals. Rows beyond the limit are left out and counted.
 */
export async function writeXlsx(sheet: ExportSheet, options: XlsxOptions): Promise<WrittenExport> {
  const rowCount = Math.min(sheet.rowCount, MAX_XLSX_ROWS);
  const groups = sheet.groups?.filter(({ start }) => start < rowCount);
  const texts = createCellTexts(MAX_CELL_CHARACTERS);
  const sheets: Sheet<Blob>[] = [
    {
      sheet: sheetName(options.sheetName),
      data: dataOf({ ...sheet, ...(groups && { groups }) }, rowCount, texts),
      columns: sheet.columns.map((column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      sheet: sheetName(options.aboutName),
      data: options.about.map(
        ([name, value]): Row => [{ value: name, fontWeight: 'bold' }, aboutCell(value)],
      ),
      columns: [{ width: 22 }, { width: 90 }],
    },
  ];
  const features = groups ? [foldingRows(groups)] : [];
  const blob = await writeExcelFile(sheets, { features }).toBlob();
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    rowCount,
    subtotalCount: groups?.length ?? 0,
    leftOut: sheet.rowCount - rowCount,
    ...texts.counts,
  };
}

function dataOf(sheet: ExportSheet, rowCount: number, texts: CellTexts): Row[] {
  const headers: Row = sheet.columns.map(({ header }) => ({ value: header, fontWeight: 'bold' }));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    sheet.columns.map((column, place) => cellOf(sheet.value(row, place), column, texts)),
  );
  return [headers, ...(sheet.groups ? belowSubtotals(rows, sheet.groups, texts) : rows)];
}

function belowSubtotals(rows: readonly Row[], groups: readonly SheetGroup[], texts: CellTexts): Row[] {
  return groups.flatMap(({ start, count, subtotals }) => {
    const sums = subtotals.map((value): Cell => {
      if (value === null) return null;
      return { value: typeof value === 'string' ? texts.write(value) : value, fontWeight: 'bold' };
    });
    return [sums, ...rows.slice(start, start + count)];
  });
}

/** Rows of groups as an outline of one level, subtotals above (ECMA-376 part 1, 18.3.1.61 and 18.3.1.73). */
function foldingRows(groups: readonly SheetGroup[]): Feature<Blob> {
  // Row 0 holds the heads.
  const subtotalRows = new Set(groups.map(({ start }, index) => 1 + start + index));
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0
              ? xml.replace(/<worksheet[^>]*>/, '$&<sheetPr><outlinePr summaryBelow="0"/></sheetPr>')
              : xml,
          transformElementAttributes: (tag, attributes, index, _options, { sheetIndex }) =>
            tag === 'row' && sheetIndex === 0 && index !== undefined && index > 0 && !subtotalRows.has(index)
              ? { ...attributes, outlineLevel: 1 }
              : attributes,
        },
      },
    },
  };
}

function cellOf(value: CellValue, { kind }: ExportColumn, texts: CellTexts): Cell {
  if (kind !== 'date' || typeof value !== 'number')
    return typeof value === 'string' ? texts.write(value) : value;
  if (value < FIRST_DAY_MS) return isoDay(value);
  // The writer takes the moment in UTC, and so do columns: the day is the same in every zone.
  return { value: new Date(value), type: Date, format: DATE_FORMAT };
}

function aboutCell(value: string | number): string | number {
  return typeof value === 'string' ? createCellTexts(MAX_CELL_CHARACTERS).write(value) : value;
}

function widthOf({ kind, header }: ExportColumn): number {
  const least = kind === 'text' ? 24 : 11;
  return Math.min(48, Math.max(least, header.length + 2));
}

/** Excel allows 31 characters and not all of them. */
function sheetName(name: string): string {
  return name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}
