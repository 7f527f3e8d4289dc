// The container of WebP (RFC 9649): what it says of itself, and whether that is so. Numbers are little-endian.

import { viewOf } from './byte-source.ts';

type SizePx = readonly [width: number, height: number];

const FILE_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** A key frame begins with them, behind its tag of three bytes (RFC 6386, 9.1). */
const KEY_FRAME = [0x9d, 0x01, 0x2a];
const LOSSLESS = 0x2f;
const IS_ANIMATED = 0x02;

interface Chunk {
  readonly type: string;
  readonly data: DataView;
}

/**
 * Width and height, where the chunks fill the container to the byte, the picture is among them and begins as its kind does,
 * and is as large as the canvas that is told of it. Undefined of anything else.
 */
export function wholeWebpSizePx(bytes: Uint8Array): SizePx | undefined {
  const chunks = chunksOf(bytes);
  const canvas = chunks && canvasOf(chunks);
  if (!chunks || canvas === null) return undefined;
  // Of an animation each frame has a size of its own.
  if (canvas?.isAnimated) return chunks.some(({ type }) => type === 'ANMF') ? canvas.sizePx : undefined;
  const picture = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const sizePx = picture && (picture.type === 'VP8L' ? losslessSize(picture.data) : lossySize(picture.data));
  if (!sizePx || !canvas) return sizePx;
  return canvas.sizePx[0] === sizePx[0] && canvas.sizePx[1] === sizePx[1] ? sizePx : undefined;
}

/** Undefined where they do not fill the container, or the first is none that may come first. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  if (bytes.length < FILE_HEADER_BYTES + CHUNK_HEADER_BYTES) return undefined;
  const view = viewOf(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return undefined;
  const chunks: Chunk[] = [];
  for (let at = FILE_HEADER_BYTES; at < end; ) {
    if (at + CHUNK_HEADER_BYTES > end) return undefined;
    const length = view.getUint32(at + 4, true);
    const dataAt = at + CHUNK_HEADER_BYTES;
    // Of odd length it has one byte more, which some writers leave out at the end.
    const next = dataAt + length + (length % 2);
    if (dataAt + length > end) return undefined;
    const data = viewOf(bytes.subarray(dataAt, dataAt + length));
    chunks.push({ type: String.fromCharCode(...bytes.subarray(at, at + 4)), data });
    at = next;
  }
  const first = chunks[0]?.type;
  return first === 'VP8 ' || first === 'VP8L' || first === 'VP8X' ? chunks : undefined;
}

/** Undefined where none is told, null where what is told is too short. */
function canvasOf([first]: readonly Chunk[]) {
  if (first?.type !== 'VP8X') return undefined;
  const { data } = first;
  if (data.byteLength < 10) return null;
  const number = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x1_0000 + 1;
  const sizePx: SizePx = [number(4), number(7)];
  return { isAnimated: (data.getUint8(0) & IS_ANIMATED) !== 0, sizePx };
}

/** Of a key frame whose first part lies in it. */
function lossySize(data: DataView): SizePx | undefined {
  if (data.byteLength < 10) return undefined;
  const tag = data.getUint16(0, true) + data.getUint8(2) * 0x1_0000;
  const isKeyFrame = (tag & 1) === 0 && KEY_FRAME.every((byte, index) => data.getUint8(3 + index) === byte);
  const firstPartBytes = Math.floor(tag / 32);
  if (!isKeyFrame || 10 + firstPartBytes > data.byteLength) return undefined;
  return [data.getUint16(6, true) & 0x3fff, data.getUint16(8, true) & 0x3fff];
}

/** Of version 0, the only one that there is. */
function losslessSize(data: DataView): SizePx | undefined {
  if (data.byteLength < 6 || data.getUint8(0) !== LOSSLESS) return undefined;
  const bits = data.getUint32(1, true);
  if (bits >>> 29 !== 0) return undefined;
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
