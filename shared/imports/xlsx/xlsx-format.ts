import { defineRowFormat } from '../staging/import-format.ts';

/** A ZIP file; one that names its kind first is a workbook of another format (OpenDocument). */
const ZIP_START = 'PK\u0003\u0004';

/** Workbooks of spreadsheets (Office Open XML, ECMA-376 part 1, 18): the first sheet that is shown is a table. */
export const xlsxFormat = defineRowFormat({
  id: 'xlsx',
  name: 'XLSX',
  extensions: ['.xlsx', '.xlsm'],
  detect: (start) => start.startsWith(ZIP_START) && !start.includes('mimetypeapplication/vnd.oasis'),
  open: async (file) => (await import('./xlsx-reader.ts')).createXlsxReader(file),
});
