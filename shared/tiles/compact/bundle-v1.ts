// A bundle of version 1: tiles in one file, offsets in another, by column (reference 5.3). Numbers are little-endian.

import { type ByteSource, readRange, viewOf } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';

const HEADER_BYTES = 16;
const OFFSET_BYTES = 5;
const SIZE_BYTES = 4;

/**
 * A tile of a bundle by its row and column in it, undefined where there is none. Fails with `tiles/damaged` where index
 * and tiles do not agree.
 */
export async function readBundleV1(
  files: { readonly bundle: ByteSource; readonly index: ByteSource },
  row: number,
  column: number,
  packetSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { bundle, index } = files;
  const at = HEADER_BYTES + OFFSET_BYTES * (column * packetSize + row);
  const record = viewOf(await readRange(index, at, OFFSET_BYTES));
  const offset = record.getUint32(0, true) + record.getUint8(4) * 2 ** 32;
  if (offset === 0) return undefined;
  const size = viewOf(await readRange(bundle, offset, SIZE_BYTES)).getUint32(0, true);
  if (size === 0) return undefined;
  if (offset + SIZE_BYTES + size > (await bundle.sizeBytes())) throw damaged(bundle.name, 'cutShort');
  return readRange(bundle, offset + SIZE_BYTES, size);
}
