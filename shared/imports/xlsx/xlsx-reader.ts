// The first shown sheet of a workbook as a table of texts. Only the parts that hold it are unpacked.

import { type UnzipFileInfo, unzipSync } from 'fflate';
import { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import { gatherFile } from '../rows/gather-file.ts';
import type { RowContent } from '../rows/row-content.ts';
import { sheetTable } from '../rows/table-content.ts';
import type { FileReader, OpenedFile } from '../staging/import-format.ts';
import { readSheetRows } from './sheet-rows.ts';
import { readDateStyles, readSharedTexts, readSheetPath, usesDaysFrom1904 } from './workbook-parts.ts';

/** A packed file may grow a thousandfold: so much of it is read, and no more. */
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TEXTS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** Gathers a workbook. Throws `import/…`, which names the file. */
export function createXlsxReader(file: OpenedFile): FileReader<RowContent> {
  return gatherFile(file, (bytes) => {
    try {
      return readWorkbook(file.fileName, bytes);
    } catch (error) {
      if (error instanceof AppError) throw error;
      // A file that breaks off, or whose parts are no XML.
      throw appError('import/truncated', { file: file.fileName }, { cause: error });
    }
  });
}

function readWorkbook(file: string, bytes: Uint8Array): RowContent {
  const parts = unpack(file, bytes, [WORKBOOK, RELATIONS, TEXTS, STYLES]);
  const [workbook, relations] = [parts[WORKBOOK], parts[RELATIONS]];
  const path = workbook && relations && readSheetPath(workbook, relations);
  const sheet = path === undefined ? undefined : unpack(file, bytes, [path])[path];
  // Some other packed file, or a workbook of charts alone.
  if (!workbook || !sheet) throw appError('import/workbook', { file });
  const rows = readSheetRows(sheet, {
    texts: readSharedTexts(parts[TEXTS]),
    isDateStyle: readDateStyles(parts[STYLES]),
    isFrom1904: usesDaysFrom1904(workbook),
  });
  if (rows.length === 0) throw appError('import/empty', { file });
  return sheetTable(rows);
}

function unpack(file: string, bytes: Uint8Array, names: readonly string[]): Record<string, Uint8Array> {
  let unpackedBytes = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!names.includes(name)) return false;
    unpackedBytes += originalSize;
    if (unpackedBytes > MAX_UNPACKED_BYTES)
      throw appError('import/too-large', { file, limitBytes: MAX_UNPACKED_BYTES });
    return true;
  };
  return unzipSync(bytes, { filter });
}
