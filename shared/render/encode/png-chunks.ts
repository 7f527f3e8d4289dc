import { crc32 } from '../../base/crc32.ts';

export interface PngChunk {
  /** Four letters. */
  readonly type: string;
  /** Pieces that lie behind each other in it. */
  readonly data: readonly Uint8Array[];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Of a chunk beside its data: length, type and check sum. */
const CHUNK_BYTES = 12;

/** A whole PNG file, made in one place: its data are copied once. */
export function pngFile(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, { data }) => sum + CHUNK_BYTES + lengthOf(data), SIGNATURE.length);
  const file = new Uint8Array(length);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const chunk of chunks) at = writeChunk(file, at, chunk);
  return file;
}

/** A chunk of a PNG file: length, type, data and their check sum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + CHUNK_BYTES);
  writeChunk(bytes, 0, { type, data: [data] });
  return bytes;
}

/** Tells where it ends. */
function writeChunk(file: Uint8Array<ArrayBuffer>, start: number, { type, data }: PngChunk): number {
  const view = new DataView(file.buffer);
  view.setUint32(start, lengthOf(data));
  for (let index = 0; index < 4; index++) file[start + 4 + index] = type.charCodeAt(index);
  let at = start + 8;
  for (const piece of data) {
    file.set(piece, at);
    at += piece.length;
  }
  view.setUint32(at, crc32(file.subarray(start + 4, at)));
  return at + 4;
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
