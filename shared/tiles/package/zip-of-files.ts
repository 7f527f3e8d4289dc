// Files as one ZIP that stores them as they are (APPNOTE 6.3.10), made while it is read from its beginning to its end:
// nothing of it is ever kept. Always in the form for more than 4 GB and 65,535 files. Numbers are little-endian.

import { crc32 } from '../../base/crc32.ts';
import { appError } from '../../contracts/errors.ts';
import { joinBytes, viewOf } from '../byte-source.ts';

export interface StoredFile {
  /** With slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface ZipOfFiles {
  readonly sizeBytes: number;
  /** Parts are read in their order, none twice: check sums are of what has passed by. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

const VERSION_FOR_LARGE = 45;
/** Sums come behind the bytes, and paths are UTF-8. */
const FLAGS = 0x0808;
/** The first day that there is. */
const DAY = 0x0021;
const IN_LARGE_PART = 0xffffffff;
const HEADER_BYTES = 30;
const SUM_BYTES = 24;
const ENTRY_BYTES = 46;
const LARGE_PART_BYTES = 28;

interface Member {
  readonly file: StoredFile;
  readonly path: Uint8Array;
  readonly offset: number;
  crc: number;
}

/** A piece of the ZIP. Its size is known before its bytes are. */
interface Piece {
  readonly sizeBytes: number;
  read(start: number, end: number): Promise<Uint8Array> | Uint8Array;
}

export function zipOfFiles(files: readonly StoredFile[]): ZipOfFiles {
  const members: Member[] = [];
  const pieces: Piece[] = [];
  let offset = 0;
  for (const file of files) {
    const member: Member = { file, path: new TextEncoder().encode(file.path), offset, crc: 0 };
    members.push(member);
    pieces.push(made(HEADER_BYTES + member.path.length + LARGE_PART_BYTES - 8, () => headerOf(member)));
    pieces.push({ sizeBytes: file.sizeBytes, read: (start, end) => readSummed(member, start, end) });
    pieces.push(made(SUM_BYTES, () => sumOf(member)));
    offset += pieces.slice(-3).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  }
  const entryBytes = members.map(({ path }) => ENTRY_BYTES + path.length + LARGE_PART_BYTES);
  for (const [index, member] of members.entries()) {
    pieces.push(made(entryBytes[index] ?? 0, () => entryOf(member)));
  }
  const directoryBytes = entryBytes.reduce((sum, bytes) => sum + bytes, 0);
  const end = endOf(members.length, offset, directoryBytes);
  pieces.push(made(end.length, () => end));
  return { sizeBytes: offset + directoryBytes + end.length, read: readerOf(pieces) };
}

function made(sizeBytes: number, make: () => Uint8Array): Piece {
  return { sizeBytes, read: (start, end) => make().subarray(start, end) };
}

function readerOf(pieces: readonly Piece[]): ZipOfFiles['read'] {
  let [index, pieceAt] = [0, 0];
  return async (start, end) => {
    const parts: Uint8Array[] = [];
    for (let at = start; at < end && index < pieces.length; ) {
      const piece = pieces[index];
      if (!piece) break;
      const pieceEnd = pieceAt + piece.sizeBytes;
      if (at < pieceEnd) {
        parts.push(await piece.read(at - pieceAt, Math.min(end, pieceEnd) - pieceAt));
        at = Math.min(end, pieceEnd);
      }
      if (at < pieceEnd) break;
      index++;
      pieceAt = pieceEnd;
    }
    return joinBytes(parts);
  };
}

/** Fails with `files/not-sent` where a file became shorter meanwhile: all that comes behind would lie elsewhere. */
async function readSummed(member: Member, start: number, end: number): Promise<Uint8Array> {
  const bytes = await member.file.read(start, end);
  if (bytes.length !== end - start) {
    throw appError('files/not-sent', { file: member.file.path, reason: 'it became shorter' });
  }
  member.crc = crc32(bytes, member.crc);
  return bytes;
}

function headerOf({ path, file }: Member): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + path.length + LARGE_PART_BYTES - 8);
  const view = viewOf(bytes);
  view.setUint32(0, 0x04034b50, true);
  putCommon(view, 4);
  view.setUint32(18, IN_LARGE_PART, true);
  view.setUint32(22, IN_LARGE_PART, true);
  view.setUint16(26, path.length, true);
  view.setUint16(28, LARGE_PART_BYTES - 8, true);
  bytes.set(path, HEADER_BYTES);
  putLargePart(view, HEADER_BYTES + path.length, [file.sizeBytes, file.sizeBytes]);
  return bytes;
}

function sumOf({ crc, file }: Member): Uint8Array {
  const bytes = new Uint8Array(SUM_BYTES);
  const view = viewOf(bytes);
  view.setUint32(0, 0x08074b50, true);
  view.setUint32(4, crc, true);
  view.setBigUint64(8, BigInt(file.sizeBytes), true);
  view.setBigUint64(16, BigInt(file.sizeBytes), true);
  return bytes;
}

function entryOf({ path, file, offset, crc }: Member): Uint8Array {
  const bytes = new Uint8Array(ENTRY_BYTES + path.length + LARGE_PART_BYTES);
  const view = viewOf(bytes);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, VERSION_FOR_LARGE, true);
  putCommon(view, 6);
  view.setUint32(16, crc, true);
  view.setUint32(20, IN_LARGE_PART, true);
  view.setUint32(24, IN_LARGE_PART, true);
  view.setUint16(28, path.length, true);
  view.setUint16(30, LARGE_PART_BYTES, true);
  view.setUint32(42, IN_LARGE_PART, true);
  bytes.set(path, ENTRY_BYTES);
  putLargePart(view, ENTRY_BYTES + path.length, [file.sizeBytes, file.sizeBytes, offset]);
  return bytes;
}

/** Version, flags, kept as it is, time and day: in the header and in the directory alike. */
function putCommon(view: DataView, at: number): void {
  view.setUint16(at, VERSION_FOR_LARGE, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 8, DAY, true);
}

function putLargePart(view: DataView, at: number, numbers: readonly number[]): void {
  view.setUint16(at, 1, true);
  view.setUint16(at + 2, 8 * numbers.length, true);
  for (const [index, number] of numbers.entries()) {
    view.setBigUint64(at + 4 + 8 * index, BigInt(number), true);
  }
}

/** The end in its form for large files, where that is, and the plain end that points nowhere itself. */
function endOf(count: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(56 + 20 + 22);
  const view = viewOf(bytes);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, VERSION_FOR_LARGE, true);
  view.setUint16(14, VERSION_FOR_LARGE, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, BigInt(length), true);
  view.setBigUint64(48, BigInt(offset), true);
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(64, BigInt(offset + length), true);
  view.setUint32(72, 1, true);
  view.setUint32(76, 0x06054b50, true);
  view.setUint16(84, 0xffff, true);
  view.setUint16(86, 0xffff, true);
  view.setUint32(88, IN_LARGE_PART, true);
  view.setUint32(92, IN_LARGE_PART, true);
  return bytes;
}
