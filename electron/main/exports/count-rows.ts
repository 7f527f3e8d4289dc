// Counts the rows of an exported file from its bytes, by what the format itself says a row is.

import { unzipSync } from 'fflate';
import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

export type ExportFormat = BridgeType<'ExportFormat'>;

type CountRows = (bytes: Uint8Array) => number;

/** Undefined for pictures, which have no rows. The line of column names does not count. */
export const ROW_COUNTERS: { readonly [Format in ExportFormat]: CountRows | undefined } = {
  csv: (bytes) => Math.max(0, countRecords(bytes) - 1),
  xlsx: (bytes) => Math.max(0, countSheetRows(bytes) - 1),
  json: undefined,
  geojson: countFeatures,
  png: undefined,
  svg: undefined,
  pdf: undefined,
  jpg: undefined,
  tif: undefined,
  gif: undefined,
  bmp: undefined,
  dib: undefined,
  ai: undefined,
  ps: undefined,
  emf: undefined,
};

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Records of a CSV: a line end between quotes belongs to its field, and an empty line is a row of one empty cell. */
function countRecords(bytes: Uint8Array): number {
  let records = 0;
  let isQuoted = false;
  for (const byte of bytes) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === LINE_FEED && !isQuoted) records++;
  }
  return bytes.length === 0 || bytes.at(-1) === LINE_FEED ? records : records + 1;
}

const ROW_TAG = '<row';
const TAG_ENDS = [...' />'].map((sign) => sign.charCodeAt(0));
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';

function countSheetRows(bytes: Uint8Array): number {
  const sheet = unzipSync(bytes, { filter: ({ name }) => name === FIRST_SHEET })[FIRST_SHEET];
  if (!sheet) throw new Error(`there is no ${FIRST_SHEET} in it`);
  const xml = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  let rows = 0;
  for (let place = xml.indexOf(ROW_TAG); place >= 0; place = xml.indexOf(ROW_TAG, place + ROW_TAG.length)) {
    // Not <rowBreaks> and the like.
    if (TAG_ENDS.includes(xml[place + ROW_TAG.length] ?? 0)) rows++;
  }
  return rows;
}

function countFeatures(bytes: Uint8Array): number {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const features = isJsonObject(value) ? value['features'] : undefined;
  if (!Array.isArray(features)) throw new Error('it is no feature collection');
  return features.length;
}
