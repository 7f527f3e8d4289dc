// What the bytes of a tile are, and whether they are whole.

import { crc32 } from '../base/crc32.ts';
import { viewOf } from './byte-source.ts';
import { damaged } from './cache-problems.ts';
import { isSoundVectorTile } from './vector-tile.ts';
import { wholeWebpSizePx } from './webp-image.ts';

export interface ImageKind {
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
}

const PNG: ImageKind = { mediaType: 'image/png', extension: 'png' };
const JPEG: ImageKind = { mediaType: 'image/jpeg', extension: 'jpg' };
const WEBP: ImageKind = { mediaType: 'image/webp', extension: 'webp' };
const VECTOR: ImageKind = { mediaType: 'application/vnd.mapbox-vector-tile', extension: 'pbf' };

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_START = [0xff, 0xd8, 0xff];
/** Length, type and check sum of a chunk of PNG, without its data. */
const CHUNK_BYTES = 12;
/** Four bytes each once it is unpacked, for a handful of bytes of one colour. Tiles have 256 or 512 along a side. */
const MAX_PIXELS = 4096 * 4096;

/** By the bytes themselves: caches mix formats, and their metadata are often wrong. Undefined of no known image. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  if (beginsWith(bytes, PNG_START)) return PNG;
  if (beginsWith(bytes, JPEG_START)) return JPEG;
  return hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP') ? WEBP : undefined;
}

/**
 * What a tile is. Fails with `tiles/damaged` on one that is no image, ends too early, says of itself more than who draws
 * it can hold, or, as PNG, has another check sum than its bytes. A flipped bit inside of JPEG or WebP cannot be told.
 */
export function checkTile(bytes: Uint8Array, { file, isVector, sum = crc32 }: TileOrigin): ImageKind {
  if (isVector) {
    if (!isSoundVectorTile(bytes)) throw damaged(file, 'partOfTile');
    return VECTOR;
  }
  const kind = imageKindOf(bytes);
  if (!kind) throw damaged(file, 'noImage');
  const [widthPx, heightPx] = sizeOf(kind, bytes) ?? [0, 0];
  if (widthPx * heightPx > MAX_PIXELS) throw damaged(file, 'tooLarge');
  // Of WebP what is whole has a size.
  const isWhole =
    kind === PNG ? isWholePng(bytes, sum) : kind === JPEG ? isWholeJpeg(bytes) : widthPx * heightPx > 0;
  if (!isWhole) throw damaged(file, 'partOfTile');
  return kind;
}

export interface TileOrigin {
  /** For messages. */
  readonly file: string;
  readonly isVector: boolean;
  /** The check sum of PNG by what is quickest where this runs; ours when absent. */
  readonly sum?: (bytes: Uint8Array) => number;
}

/** Width and height of an image, pixels; undefined where they do not stand at the beginning. */
export function imageSizePx(bytes: Uint8Array): readonly [width: number, height: number] | undefined {
  return sizeOf(imageKindOf(bytes), bytes);
}

function sizeOf(
  kind: ImageKind | undefined,
  bytes: Uint8Array,
): readonly [width: number, height: number] | undefined {
  const view = viewOf(bytes);
  if (kind === PNG && bytes.length >= 24) return [view.getUint32(16), view.getUint32(20)];
  if (kind === WEBP) return wholeWebpSizePx(bytes);
  return kind === JPEG ? jpegSize(view) : undefined;
}

/** Its frame header (T.81, B.2.2) has the size; other segments are passed by. */
function jpegSize(view: DataView): readonly [number, number] | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Each chunk with its check sum, up to the last, and nothing behind. */
function isWholePng(bytes: Uint8Array, sum: typeof crc32): boolean {
  const view = viewOf(bytes);
  for (let at = PNG_START.length; at + CHUNK_BYTES <= bytes.length; ) {
    const end = at + CHUNK_BYTES + view.getUint32(at);
    if (end > bytes.length) return false;
    if (sum(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return false;
    if (hasText(bytes, at + 4, 'IEND')) return end === bytes.length;
    at = end;
  }
  return false;
}

/** Some writers put bytes behind the end. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 2 && at > bytes.length - 64; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
