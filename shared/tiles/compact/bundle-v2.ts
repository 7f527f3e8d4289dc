// A bundle of version 2: header, index, tiles in one file (reference 5.3). Numbers are little-endian.

import { type ByteSource, readRange, viewOf } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';
import { INDEX_OFFSET, indexEnd, RECORD_BYTES, readRecord, SIZE_BYTES } from './bundle-index.ts';

/**
 * A tile of a bundle by its row and column in it; undefined where there is none. Fails with `tiles/damaged` where index
 * and tile do not agree.
 */
export async function readBundleV2(
  bundle: ByteSource,
  row: number,
  column: number,
  packetSize: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const at = INDEX_OFFSET + RECORD_BYTES * (row * packetSize + column);
  const record = readRecord(viewOf(await readRange(bundle, at, RECORD_BYTES)), 0);
  if (!record) return undefined;
  if (record.offset < indexEnd(packetSize) + SIZE_BYTES) throw damaged(bundle.name, 'badIndex');
  const bytes = await readRange(bundle, record.offset - SIZE_BYTES, SIZE_BYTES + record.size);
  if (viewOf(bytes).getUint32(0, true) !== record.size) {
    throw damaged(bundle.name, 'badIndex');
  }
  return bytes.subarray(SIZE_BYTES);
}

/** The places in the index that have a tile: row × packet size + column. */
export async function tilesInBundleV2(bundle: ByteSource, packetSize: number): Promise<number[]> {
  const count = packetSize ** 2;
  const index = viewOf(await readRange(bundle, INDEX_OFFSET, RECORD_BYTES * count));
  return Array.from({ length: count }, (_, place) => place).filter((place) =>
    readRecord(index, RECORD_BYTES * place),
  );
}
