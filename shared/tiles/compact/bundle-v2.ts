// A bundle of version 2: header, index, tiles in one file (reference 5.3). Numbers are little-endian.

import { type ByteRoom, type ByteSource, type ReadySource, readRange, viewOf } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';
import type { TileRange } from '../scheme/tile-grid.ts';
import {
  INDEX_OFFSET,
  type IndexRecord,
  indexEnd,
  isEmptyRecord,
  RECORD_BYTES,
  readRecord,
  SIZE_BYTES,
} from './bundle-index.ts';

/**
 * A tile of a bundle by its row and column in it; undefined where there is none. Fails with `tiles/damaged` where index
 * and tile do not agree.
 */
export async function readBundleV2(
  bundle: ByteSource,
  row: number,
  column: number,
  { packetSize, room }: { readonly packetSize: number; readonly room?: ByteRoom | undefined },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const index = await readRange(bundle, recordPlace(row, column, packetSize), RECORD_BYTES);
  const record = readRecord(viewOf(index), 0);
  if (!record) return undefined;
  if (!isBehindIndex(record, packetSize)) throw damaged(bundle.name, 'badIndex');
  return readTile(bundle, record, room);
}

/** The same of a bundle whose index is in memory: what reads the tile. Undefined of any other, and where there is no tile. */
export function readyInBundleV2(
  bundle: ReadySource & Pick<ByteSource, 'name'>,
  row: number,
  column: number,
  packetSize: number,
): ((room: ByteRoom) => Promise<Uint8Array<ArrayBuffer>>) | undefined {
  const index = bundle.peek(recordPlace(row, column, packetSize), RECORD_BYTES);
  const record = index && readRecord(viewOf(index), 0);
  return record && isBehindIndex(record, packetSize) ? (room) => readTile(bundle, record, room) : undefined;
}

function recordPlace(row: number, column: number, packetSize: number): number {
  return INDEX_OFFSET + RECORD_BYTES * (row * packetSize + column);
}

function isBehindIndex({ offset }: IndexRecord, packetSize: number): boolean {
  return offset >= indexEnd(packetSize) + SIZE_BYTES;
}

async function readTile(
  bundle: Pick<ByteSource, 'name' | 'read'>,
  { offset, size }: IndexRecord,
  room: ByteRoom | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readRange(bundle, offset - SIZE_BYTES, SIZE_BYTES + size, room);
  if (viewOf(bytes).getUint32(0, true) !== size) throw damaged(bundle.name, 'badIndex');
  return bytes.subarray(SIZE_BYTES);
}

/**
 * How many tiles a bundle has, and between which of its rows and columns; undefined of one that has none. `room`: for its
 * index, which nobody needs afterwards.
 */
export async function contentOfBundleV2(
  bundle: ByteSource,
  packetSize: number,
  room?: ByteRoom,
): Promise<(TileRange & { readonly tiles: number }) | undefined> {
  const index = await readRange(bundle, INDEX_OFFSET, RECORD_BYTES * packetSize ** 2, room);
  let [tiles, minRow, maxRow, minColumn, maxColumn] = [0, packetSize, -1, packetSize, -1];
  for (let row = 0, at = 0; row < packetSize; row++) {
    const before = tiles;
    for (let column = 0; column < packetSize; column++, at += RECORD_BYTES) {
      if (isEmptyRecord(index, at)) continue;
      tiles++;
      if (column < minColumn) minColumn = column;
      if (column > maxColumn) maxColumn = column;
    }
    if (tiles === before) continue;
    if (row < minRow) minRow = row;
    maxRow = row;
  }
  return tiles === 0 ? undefined : { tiles, minRow, maxRow, minColumn, maxColumn };
}
