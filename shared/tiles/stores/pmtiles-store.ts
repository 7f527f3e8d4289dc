// PMTiles, version 3: read by its own library over ranges of bytes.

import { Compression, type Header, PMTiles, type Source, TileType } from 'pmtiles';
import { isJsonObject } from '../../base/json.ts';
import type { ByteSource } from '../byte-source.ts';
import { damaged, notACache } from '../cache-problems.ts';
import { webScheme } from '../scheme/tile-schemes.ts';
import { boxOfDegrees, webMercator } from '../scheme/web-box.ts';
import { imageSizePx } from '../tile-image.ts';
import type { TileFacts, TileFormat, TileStore } from '../tile-store.ts';

const FORMATS: ReadonlyMap<TileType, TileFormat> = new Map([
  [TileType.Mvt, 'PBF'],
  [TileType.Png, 'PNG'],
  [TileType.Jpeg, 'JPEG'],
  [TileType.Webp, 'WEBP'],
]);

/** Fails with `tiles/not-a-cache`. */
export async function openPmtilesStore(file: ByteSource, name: string): Promise<TileStore> {
  const archive = new PMTiles(sourceOf(file));
  const header = await archive.getHeader().catch(() => {
    throw notACache(file.name, 'noHeader');
  });
  const format = FORMATS.get(header.tileType);
  if (!format) throw notACache(file.name, 'unknownTiles');
  if (header.tileCompression === Compression.Brotli || header.tileCompression === Compression.Zstd) {
    throw notACache(file.name, 'unknownPacking');
  }
  const read = async (z: number, x: number, y: number) => {
    if (z > header.maxZoom || x >= 2 ** z || y >= 2 ** z) return undefined;
    try {
      const tile = await archive.getZxy(z, x, y);
      return tile && new Uint8Array(tile.data);
    } catch (error) {
      throw damaged(file.name, 'badDirectory', error instanceof Error ? error.message : undefined);
    }
  };
  const first = await read(header.minZoom, ...firstTile(header));
  const metadata: unknown = await archive.getMetadata().catch(() => undefined);
  return {
    facts: factsOf(header, metadata, { name, format, tilePx: (first && imageSizePx(first)?.[0]) ?? 256 }),
    read: ({ level, row, column }) => read(level, column, row),
    close: async () => undefined,
  };
}

/** The tile of the coarsest level at the middle of the archive. */
function firstTile({ minZoom, minLon, maxLon, minLat, maxLat }: Header): readonly [x: number, y: number] {
  const [x, y] = webMercator((minLon + maxLon) / 2, (minLat + maxLat) / 2);
  const { originX, originY } = webScheme(0, 256);
  const side = (originY * 2) / 2 ** minZoom;
  return [Math.floor((x - originX) / side), Math.floor((originY - y) / side)];
}

function factsOf(
  header: Header,
  metadata: unknown,
  { name, format, tilePx }: { readonly name: string; readonly format: TileFormat; readonly tilePx: number },
): TileFacts {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, numAddressedTiles } = header;
  const attribution = isJsonObject(metadata) ? metadata['attribution'] : undefined;
  const vectorLayers = isJsonObject(metadata) ? metadata['vector_layers'] : undefined;
  return {
    name,
    storage: 'pmtiles',
    scheme: webScheme(maxZoom, tilePx),
    format,
    quality: 0,
    minLevel: minZoom,
    maxLevel: maxZoom,
    box: boxOfDegrees(minLon, minLat, maxLon, maxLat),
    ...(numAddressedTiles > 0 && { tiles: numAddressedTiles }),
    ...(typeof attribution === 'string' && attribution !== '' && { attribution }),
    ...(vectorLayers !== undefined && { vectorLayers }),
  };
}

function sourceOf(file: ByteSource): Source {
  return {
    getKey: () => file.name,
    async getBytes(offset, length) {
      const bytes = await file.read(offset, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) };
    },
  };
}
