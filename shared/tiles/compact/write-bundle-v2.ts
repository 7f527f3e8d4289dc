// A bundle of version 2 that grows (reference 5.3): tiles are appended, then their records point to them. What is read
// from it at any moment is a whole tile or none.

import { type ByteTarget, joinBytes, readRange, viewOf } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';
import { PACKET_SIZE } from '../conf/cache-layout.ts';
import {
  INDEX_OFFSET,
  type IndexRecord,
  indexEnd,
  RECORD_BYTES,
  readRecord,
  recordBytes,
  SIZE_BYTES,
} from './bundle-index.ts';

/** A tile by its place in the bundle: row × 128 + column. */
export interface PlacedTile {
  readonly place: number;
  readonly bytes: Uint8Array;
}

export interface GrowingBundle {
  has(place: number): boolean;
  /** Undefined where there is none. Fails with `tiles/damaged`. */
  read(place: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Tiles that are there are replaced; what they took stays a hole. */
  put(tiles: readonly PlacedTile[]): Promise<void>;
  /** Gives how many there were. */
  clear(places: readonly number[]): Promise<number>;
  /** Of the file. */
  readonly sizeBytes: number;
  /** Of it what no record points to. */
  readonly holeBytes: number;
}

const TILES_END = indexEnd(PACKET_SIZE);
/** Of the header: bytes of the largest tile, and of the file. */
const MAX_TILE_AT = 8;
const FILE_SIZE_AT = 24;
/** Tiles so small are mostly of one colour: equal ones lie in a bundle once. */
const SMALL_BYTES = 512;

/** A bundle without tiles: its header, whose numbers are those of the public notes of the format, and its index. */
export function emptyBundle(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(TILES_END);
  const view = viewOf(bytes);
  const records = PACKET_SIZE ** 2;
  for (const [at, value] of [
    [0, 3],
    [4, records],
    [12, 5],
    [FILE_SIZE_AT, TILES_END],
    [32, 40],
    [40, 20 + RECORD_BYTES * records],
    [44, 3],
    [48, 16],
    [52, records],
    [56, 5],
    [60, RECORD_BYTES * records],
  ] as const) {
    view.setUint32(at, value, true);
  }
  return bytes;
}

/** Opens a bundle that is there. Fails with `tiles/damaged` where it is shorter than its index. */
export async function openGrowingBundle(file: ByteTarget): Promise<GrowingBundle> {
  const start = await readRange(file, 0, TILES_END);
  const view = viewOf(start);
  let sizeBytes = await file.sizeBytes();
  let largest = view.getUint32(MAX_TILE_AT, true);
  const small = new Map<string, IndexRecord>();
  const at = (place: number) => INDEX_OFFSET + RECORD_BYTES * place;

  async function point(place: number, record: IndexRecord | undefined): Promise<void> {
    const bytes = recordBytes(record);
    await file.write(at(place), bytes);
    start.set(bytes, at(place));
  }

  function takeRoom({ bytes }: PlacedTile, parts: Uint8Array[], end: number): IndexRecord {
    const key = bytes.length <= SMALL_BYTES ? String.fromCharCode(...bytes) : undefined;
    const same = key === undefined ? undefined : small.get(key);
    if (same) return same;
    const size = new Uint8Array(SIZE_BYTES);
    viewOf(size).setUint32(0, bytes.length, true);
    parts.push(size, bytes);
    const record = { offset: end + SIZE_BYTES, size: bytes.length };
    if (key !== undefined) small.set(key, record);
    return record;
  }

  async function writeHeader(): Promise<void> {
    viewOf(start).setUint32(MAX_TILE_AT, largest, true);
    viewOf(start).setBigUint64(FILE_SIZE_AT, BigInt(sizeBytes), true);
    await file.write(MAX_TILE_AT, start.subarray(MAX_TILE_AT, FILE_SIZE_AT + 8));
  }

  return {
    has: (place) => readRecord(view, at(place)) !== undefined,
    async read(place) {
      const record = readRecord(view, at(place));
      if (!record) return undefined;
      if (record.offset < TILES_END) throw damaged(file.name, 'badIndex');
      const bytes = await readRange(file, record.offset - SIZE_BYTES, SIZE_BYTES + record.size);
      if (viewOf(bytes).getUint32(0, true) === record.size) return bytes.subarray(SIZE_BYTES);
      throw damaged(file.name, 'badIndex');
    },
    async put(tiles) {
      const parts: Uint8Array[] = [];
      const before = sizeBytes;
      let end = before;
      const records = tiles.map((tile) => {
        const known = parts.length;
        const record = takeRoom(tile, parts, end);
        for (const part of parts.slice(known)) end += part.length;
        return { place: tile.place, record };
      });
      if (end > before) {
        await file.write(before, joinBytes(parts)).catch((error: unknown) => {
          // What stands there is no tile.
          small.clear();
          throw error;
        });
      }
      sizeBytes = end;
      for (const { place, record } of records) {
        largest = Math.max(largest, record.size);
        await point(place, record);
      }
      await writeHeader();
    },
    async clear(places) {
      const filled = places.filter((place) => readRecord(view, at(place)));
      for (const place of filled) await point(place, undefined);
      return filled.length;
    },
    get sizeBytes() {
      return sizeBytes;
    },
    get holeBytes() {
      return sizeBytes - TILES_END - filledBytes(view);
    },
  };
}

/** Equal tiles may lie there once. */
function filledBytes(index: DataView): number {
  const sizes = new Map<number, number>();
  for (let place = 0; place < PACKET_SIZE ** 2; place++) {
    const record = readRecord(index, INDEX_OFFSET + RECORD_BYTES * place);
    if (record) sizes.set(record.offset, SIZE_BYTES + record.size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
