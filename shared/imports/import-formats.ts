import { geoJsonFormat } from './geojson/geojson-format.ts';
import { gpxFormat } from './gpx/gpx-format.ts';
import { jsonListFormat, tableFormat } from './rows/row-formats.ts';
import type { FeatureFormat, RowFormat } from './staging/import-format.ts';
import { xlsxFormat } from './xlsx/xlsx-format.ts';

export type ImportFormat = FeatureFormat | RowFormat;

/** The kinds of files that Varde takes in. The first that knows a file has it. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  geoJsonFormat,
  gpxFormat,
  xlsxFormat,
  jsonListFormat,
  tableFormat,
];

/** What layers can be made of, as people call it. */
export const FEATURE_FORMAT_NAMES = IMPORT_FORMATS.filter(({ gives }) => gives === 'features')
  .map(({ name }) => name)
  .join(', ');

/** So much of a file is needed to tell its format. */
export const START_BYTES = 64 * 1024;

/**
 * The format of a file, by its content. A file that none knows has that of its name, whose reader says what is wrong
 * with it; else it is taken for a table.
 */
export function formatOf(start: Uint8Array, fileName: string): ImportFormat {
  const text = startText(start.subarray(0, START_BYTES));
  const name = fileName.toLowerCase();
  return (
    IMPORT_FORMATS.find((format) => format.detect(text)) ??
    IMPORT_FORMATS.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension))) ??
    tableFormat
  );
}

/** The beginning of a file may end inside of a character: what cannot be decoded is told by who reads the file. */
function startText(start: Uint8Array): string {
  const order = start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : 'utf-16be';
  const isUtf16 = order === 'utf-16le' || (start[0] === 0xfe && start[1] === 0xff);
  return new TextDecoder(isUtf16 ? order : 'utf-8').decode(start).trimStart();
}
