// A table of columns as bytes and back. Every section begins on a multiple of eight, so that reading makes views of
// the same memory and copies nothing but text.
//
//   head      u32 mark, u32 length of the description
//   describes JSON: rowCount, and kind and id of each column with the size of its dictionary
//   sections  keys, then the columns in order. A list of strings is: u32 length of its text in bytes, u32 zero,
//             u32 length of each string in UTF-16 units, the text in UTF-8

import type { Column, ColumnTable, TextColumn } from './column-table.ts';

const MARK = 0x31746376;
const ALIGNMENT = 8;

interface ColumnHeader {
  readonly kind: Column['kind'];
  readonly id: string;
  /** Of text columns: entries of the dictionary. */
  readonly entries?: number;
}

interface TableHeader {
  readonly rowCount: number;
  readonly columns: readonly ColumnHeader[];
}

/** Writes a table. A lone surrogate in a text comes back as U+FFFD: bytes are UTF-8. */
export function encodeColumns(table: ColumnTable): Uint8Array<ArrayBuffer> {
  const header: TableHeader = { rowCount: table.rowCount, columns: table.columns.map(columnHeader) };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const sections = [
    bytesOf(Uint32Array.of(MARK, headerBytes.length)),
    headerBytes,
    ...stringSections(table.keys),
    ...table.columns.flatMap(columnSections),
  ];
  const size = sections.reduce((sum, section) => sum + aligned(section.length), 0);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const section of sections) {
    bytes.set(section, offset);
    offset += aligned(section.length);
  }
  return bytes;
}

/**
 * Reads a table; its arrays are views of `bytes`. Only bytes that do not begin on a multiple of eight are copied first.
 * Throws on bytes that are not a table: they come from Varde itself.
 */
export function decodeColumns(bytes: Uint8Array): ColumnTable {
  const source = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const reader = createReader(source);
  const [mark, headerLength = 0] = reader.uint32s(2);
  if (mark !== MARK) throw new Error('These bytes are not a table of columns');
  const header: TableHeader = JSON.parse(new TextDecoder().decode(reader.bytes(headerLength)));
  return {
    rowCount: header.rowCount,
    keys: readStrings(reader, header.rowCount),
    columns: header.columns.map((column) => readColumn(reader, column, header.rowCount)),
  };
}

function columnHeader(column: Column): ColumnHeader {
  const header = { kind: column.kind, id: column.id };
  return isText(column) ? { ...header, entries: column.dictionary.length } : header;
}

function columnSections(column: Column): Uint8Array[] {
  if (isText(column)) return [bytesOf(column.codes), ...stringSections(column.dictionary)];
  return [bytesOf(column.values)];
}

function stringSections(strings: readonly string[]): Uint8Array[] {
  const lengths = new Uint32Array(strings.length);
  for (let index = 0; index < strings.length; index += 1) lengths[index] = strings[index]?.length ?? 0;
  const text = new TextEncoder().encode(strings.join(''));
  return [bytesOf(Uint32Array.of(text.length, 0)), bytesOf(lengths), text];
}

function readColumn(reader: Reader, header: ColumnHeader, rowCount: number): Column {
  const { id, kind } = header;
  switch (kind) {
    case 'text':
    case 'choice': {
      const codes = reader.uint32s(rowCount);
      return { kind, id, codes, dictionary: readStrings(reader, header.entries ?? 0) };
    }
    case 'boolean':
      return { kind, id, values: reader.bytes(rowCount) };
    default:
      return { kind, id, values: reader.doubles(rowCount) };
  }
}

function readStrings(reader: Reader, count: number): string[] {
  const [textLength = 0] = reader.uint32s(2);
  const lengths = reader.uint32s(count);
  // A byte-order mark at the beginning is part of the first string, not of the encoding.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.bytes(textLength));
  const strings = new Array<string>(count);
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const end = start + (lengths[index] ?? 0);
    strings[index] = text.slice(start, end);
    start = end;
  }
  return strings;
}

interface Reader {
  bytes(count: number): Uint8Array;
  uint32s(count: number): Uint32Array;
  doubles(count: number): Float64Array;
}

function createReader(source: Uint8Array): Reader {
  let offset = source.byteOffset;
  function take(length: number): number {
    const start = offset;
    offset += aligned(length);
    if (start + length > source.byteOffset + source.length)
      throw new Error('The table of columns is cut short');
    return start;
  }
  return {
    bytes: (count) => new Uint8Array(source.buffer, take(count), count),
    uint32s: (count) => new Uint32Array(source.buffer, take(count * 4), count),
    doubles: (count) => new Float64Array(source.buffer, take(count * 8), count),
  };
}

function isText(column: Column): column is TextColumn {
  return column.kind === 'text' || column.kind === 'choice';
}

function bytesOf(array: Uint8Array | Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
