// Writes PMTiles, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md) in one pass: room for
// header and root directory, tiles, metadata, leaf directories; the header last, without which it is no PMTiles.

import { gzipSync } from 'fflate';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import { boxFromWebMercator } from '../../geo/web-mercator-box.ts';
import { type ByteTarget, joinBytes, viewOf } from '../byte-source.ts';
import type { TileFormat } from '../tile-store.ts';
import { type DirectoryEntry, writeDirectories } from './pmtiles-directory.ts';
import { packedTile, type TileWriter, type WrittenFacts } from './tile-writer.ts';

const HEADER_BYTES = 127;
/** Header and root directory lie within the first bytes that a reader asks for. */
const TILES_START = 16_384;

const TYPES: { readonly [format in TileFormat]: TileType } = {
  PNG: TileType.Png,
  PNG8: TileType.Png,
  PNG24: TileType.Png,
  PNG32: TileType.Png,
  JPEG: TileType.Jpeg,
  MIXED: TileType.Unknown,
  WEBP: TileType.Webp,
  PBF: TileType.Mvt,
};

export interface PmtilesParts {
  readonly file: ByteTarget;
  /** Of the bytes of a tile: equal ones lie in the file once. */
  readonly hashOf: (bytes: Uint8Array) => string;
  readonly close: () => Promise<void>;
  /** Vector tiles are packed, unless the reader has them all at once and waits for each. */
  readonly isPacked?: boolean;
}

export function createPmtilesWriter(
  { file, hashOf, close, isPacked = true }: PmtilesParts,
  facts: WrittenFacts,
): TileWriter {
  const entries: DirectoryEntry[] = [];
  const places = new Map<string, number>();
  let dataBytes = 0;
  let tileCount = 0;

  /** Gives what is to be written of it: nothing where equal bytes are there. */
  function enter(id: number, bytes: Uint8Array): Uint8Array | undefined {
    const hash = hashOf(bytes);
    const known = places.get(hash);
    const offset = known ?? dataBytes;
    const before = entries.at(-1);
    if (before && id < before.id + before.run) throw new Error(`Tile ${id} comes out of its order`);
    tileCount += 1;
    const isRun = before !== undefined && before.offset === known && before.id + before.run === id;
    if (isRun) before.run += 1;
    else entries.push({ id, run: 1, length: bytes.length, offset });
    if (known !== undefined) return undefined;
    places.set(hash, offset);
    dataBytes += bytes.length;
    return bytes;
  }

  return {
    async put(tiles) {
      const at = TILES_START + dataBytes;
      const pieces = tiles.flatMap(({ tile: { level, row, column }, bytes }) => {
        const piece = enter(zxyToTileId(level, column, row), isPacked ? packedTile(bytes, facts) : bytes);
        return piece ? [piece] : [];
      });
      if (pieces.length > 0) await file.write(at, joinBytes(pieces));
    },
    async finish() {
      const metadata = gzipSync(new TextEncoder().encode(JSON.stringify(metadataOf(facts))), { mtime: 0 });
      const { root, leaves } = writeDirectories(entries, TILES_START - HEADER_BYTES);
      const metadataAt = TILES_START + dataBytes;
      const leavesAt = metadataAt + metadata.length;
      await file.write(metadataAt, joinBytes([metadata, leaves]));
      await file.write(HEADER_BYTES, root);
      const sections = [HEADER_BYTES, root.length, metadataAt, metadata.length, leavesAt, leaves.length];
      const numbers = [...sections, TILES_START, dataBytes, tileCount, entries.length, places.size];
      await file.write(0, headerOf(numbers, facts, isPacked));
    },
    close,
  };
}

/** `numbers`: the eleven of 64 bits, in their order. */
function headerOf(
  numbers: readonly number[],
  { format, minLevel, maxLevel, box }: WrittenFacts,
  isPacked: boolean,
): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = viewOf(bytes);
  bytes.set(new TextEncoder().encode('PMTiles'));
  bytes[7] = 3;
  for (const [index, number] of numbers.entries()) view.setBigUint64(8 + index * 8, BigInt(number), true);
  const isClustered = 1;
  const tiles = format === 'PBF' && isPacked ? Compression.Gzip : Compression.None;
  bytes.set([isClustered, Compression.Gzip, tiles, TYPES[format], minLevel, maxLevel], 96);
  const [west, south, east, north] = boxFromWebMercator(box);
  const setDegrees = (at: number, degrees: number) => view.setInt32(at, Math.round(degrees * 1e7), true);
  for (const [index, degrees] of [west, south, east, north].entries()) setDegrees(102 + index * 4, degrees);
  bytes[118] = minLevel;
  setDegrees(119, (west + east) / 2);
  setDegrees(123, (south + north) / 2);
  return bytes;
}

function metadataOf({ name, format, attribution, vectorLayers }: WrittenFacts) {
  return {
    name,
    type: 'baselayer',
    ...(attribution !== undefined && { attribution }),
    ...(format === 'PBF' && { vector_layers: vectorLayers ?? [] }),
  };
}
