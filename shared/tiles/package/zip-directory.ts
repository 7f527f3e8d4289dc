// The directory of a ZIP file (APPNOTE 6.3.10), also of one with more than 4 GB. Numbers are little-endian.

import { type ByteSource, readRange, viewOf } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';

export interface ZipMember {
  /** With slashes, as the file has it. */
  readonly path: string;
  readonly isStored: boolean;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly crc: number;
  /** Of its own header, which stands before its bytes. */
  readonly headerOffset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const END_64_LOCATOR = 0x07064b50;
const END_64_LOCATOR_BYTES = 20;
const END_64_BYTES = 56;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const MAX_DIRECTORY_BYTES = 512 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
/** A field with it stands in the part for large files. */
const IN_LARGE_PART = 0xffffffff;

/** All files of a package, folders left out. Fails with `tiles/damaged`. */
export async function readZipDirectory(file: ByteSource): Promise<ZipMember[]> {
  const { offset, length } = await findDirectory(file);
  if (length > MAX_DIRECTORY_BYTES) throw damaged(file.name, 'tooLarge');
  const bytes = await readRange(file, offset, length);
  const members: ZipMember[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + ENTRY_BYTES > bytes.length || viewOf(bytes).getUint32(at, true) !== ENTRY) {
      throw damaged(file.name, 'badDirectory');
    }
    const { member, nextAt } = readEntry(bytes, at, file.name);
    if (!member.path.endsWith('/')) members.push(member);
    at = nextAt;
  }
  return members;
}

/** Where the bytes of a member begin: its own header says, which may be longer than what the directory says of it. */
export async function dataOffset(file: ByteSource, { headerOffset }: ZipMember): Promise<number> {
  const view = viewOf(await readRange(file, headerOffset, HEADER_BYTES));
  if (view.getUint32(0, true) !== HEADER) throw damaged(file.name, 'badDirectory');
  return headerOffset + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

async function findDirectory(file: ByteSource): Promise<{ offset: number; length: number }> {
  const size = await file.sizeBytes();
  const start = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = viewOf(await readRange(file, start, size - start));
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    const large = await findLargeEnd(file, start + at - END_64_LOCATOR_BYTES);
    return large ?? { length: tail.getUint32(at + 12, true), offset: tail.getUint32(at + 16, true) };
  }
  throw damaged(file.name, 'cutShort');
}

async function findLargeEnd(file: ByteSource, locatorAt: number) {
  if (locatorAt < 0) return undefined;
  const locator = viewOf(await readRange(file, locatorAt, END_64_LOCATOR_BYTES));
  if (locator.getUint32(0, true) !== END_64_LOCATOR) return undefined;
  const end = viewOf(await readRange(file, Number(locator.getBigUint64(8, true)), END_64_BYTES));
  return { length: Number(end.getBigUint64(40, true)), offset: Number(end.getBigUint64(48, true)) };
}

function readEntry(bytes: Uint8Array, at: number, file: string): { member: ZipMember; nextAt: number } {
  const view = viewOf(bytes);
  const method = view.getUint16(at + 10, true);
  const isEncrypted = (view.getUint16(at + 8, true) & 1) !== 0;
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) {
    throw damaged(file, 'unknownPacking');
  }
  const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const large = largePart(view, nameEnd, Math.min(extraEnd, bytes.length));
  const number = (offset: number) => {
    const value = view.getUint32(at + offset, true);
    return value === IN_LARGE_PART ? (large.shift() ?? value) : value;
  };
  // In the order in which the part for large files has them.
  const unpackedBytes = number(24);
  const packedBytes = number(20);
  const headerOffset = number(42);
  const member = {
    path: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)).replaceAll('\\', '/'),
    isStored: method === STORED,
    packedBytes,
    bytes: unpackedBytes,
    crc: view.getUint32(at + 16, true),
    headerOffset,
  };
  return { member, nextAt: extraEnd + view.getUint16(at + 32, true) };
}

function largePart(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      const count = Math.floor(Math.min(length, end - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + 8 * index, true)));
    }
    at += 4 + length;
  }
  return [];
}
