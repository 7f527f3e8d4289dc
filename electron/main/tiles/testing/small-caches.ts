// Caches as others write them, of small tiles.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import { selectedTiles } from '../../../../shared/tiles/selection/tile-selection.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import type { WrittenFacts } from '../../../../shared/tiles/writers/tile-writer.ts';
import { openTileWriter } from '../jobs/open-writer.ts';
import { pngTile, SMALL_TILES } from './small-tiles.ts';

/** MBTiles, rows counted from the south unless `scheme` is xyz; metadata as given. */
export function writeMbtiles(
  path: string,
  { scheme = 'tms', metadata = {} }: { scheme?: 'tms' | 'xyz'; metadata?: { [name: string]: string } } = {},
): string {
  const database = new DatabaseSync(path);
  database.exec(
    'CREATE TABLE metadata (name text, value text); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  );
  database.exec('BEGIN');
  const put = database.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries({ name: 'Små fliser', format: 'png', ...metadata })) {
    put.run(name, value);
  }
  const add = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  for (const tile of SMALL_TILES) {
    const row = scheme === 'tms' ? 2 ** tile.level - 1 - tile.row : tile.row;
    add.run(tile.level, tile.column, row, pngTile(tile));
  }
  database.exec('COMMIT');
  database.close();
  return path;
}

const NO_SQLITE = { create: () => Promise.reject(new Error('No database is asked for')) };

/** PMTiles as the program exports them: their own tests read them by the reference's reader. */
export async function writePmtiles(path: string): Promise<string> {
  const side = 20_037_508.342787;
  const facts: WrittenFacts = {
    ...{ name: 'Små fliser', storage: 'pmtiles', scheme: webScheme(3, 256), format: 'PNG', quality: 0 },
    ...{ minLevel: 0, maxLevel: 3, box: { xMin: -side, yMin: -side, xMax: side, yMax: side } },
  };
  const ranges = [0, 1, 2, 3].map((level) => {
    const last = Math.min(4, 2 ** level) - 1;
    return { level, minRow: 0, maxRow: last, minColumn: 0, maxColumn: last };
  });
  const tiles = [...selectedTiles(ranges, { id: 'web' })];
  const writer = await openTileWriter(path, 'pmtiles', { facts, sqlite: NO_SQLITE });
  await writer.put(tiles.map((tile) => ({ tile, bytes: pngTile(tile) })));
  await writer.finish();
  await writer.close();
  return path;
}

const WEB_RESOLUTION = 156543.03392800014;

/** conf.xml as the vendor's programs of 10.1 write it, with 17 digits. */
function confXml(storage: 'Compact' | 'CompactV2' | 'Exploded', packetSize: number): string {
  const level = (id: number) =>
    `<LODInfo xsi:type="typens:LODInfo"><LevelID>${id}</LevelID><Scale>${591657527.591555 / 2 ** id}</Scale><Resolution>${WEB_RESOLUTION / 2 ** id}</Resolution></LODInfo>`;
  return `<?xml version="1.0" encoding="utf-8"?><CacheInfo xsi:type="typens:CacheInfo" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:typens="http://www.esri.com/schemas/ArcGIS/10.1"><TileCacheInfo xsi:type="typens:TileCacheInfo"><SpatialReference xsi:type="typens:ProjectedCoordinateSystem"><WKID>102100</WKID><LatestWKID>3857</LatestWKID></SpatialReference><TileOrigin xsi:type="typens:PointN"><X>-20037508.342787001</X><Y>20037508.342787001</Y></TileOrigin><TileCols>256</TileCols><TileRows>256</TileRows><DPI>96</DPI><LODInfos xsi:type="typens:ArrayOfLODInfo">${[0, 1, 2, 3].map(level).join('')}</LODInfos></TileCacheInfo><TileImageInfo xsi:type="typens:TileImageInfo"><CacheTileFormat>PNG24</CacheTileFormat><CompressionQuality>0</CompressionQuality><Antialiasing>false</Antialiasing></TileImageInfo><CacheStorageInfo xsi:type="typens:CacheStorageInfo"><StorageFormat>esriMapCacheStorageMode${storage}</StorageFormat><PacketSize>${packetSize}</PacketSize></CacheStorageInfo></CacheInfo>`;
}

export type Files = { [path: string]: Uint8Array };

const text = (value: string) => new TextEncoder().encode(value);
const levelOf = ({ level }: TileAddress) => `_alllayers/L0${level}`;

export function explodedFiles(): Files {
  const files: Files = { 'conf.xml': text(confXml('Exploded', 0)) };
  for (const tile of SMALL_TILES) {
    const hex = (number: number) => number.toString(16).padStart(8, '0');
    files[`${levelOf(tile)}/R${hex(tile.row)}/C${hex(tile.column)}.png`] = pngTile(tile);
  }
  return files;
}

const SIDE = 128;

/** Bundles of version 2, byte by byte as the public notes of the format have them. */
export function compactV2Files(): Files {
  const files: Files = { 'conf.xml': text(confXml('CompactV2', SIDE)) };
  for (const level of [0, 1, 2, 3]) {
    const index = Buffer.alloc(8 * SIDE * SIDE);
    const tiles: Buffer[] = [];
    let at = 64 + index.length;
    for (const tile of SMALL_TILES.filter((each) => each.level === level)) {
      const bytes = pngTile(tile);
      const size = Buffer.alloc(4);
      size.writeUInt32LE(bytes.length);
      tiles.push(size, Buffer.from(bytes));
      const record = (BigInt(bytes.length) << 40n) | BigInt(at + 4);
      index.writeBigUInt64LE(record, 8 * (tile.row * SIDE + tile.column));
      at += 4 + bytes.length;
    }
    const header = Buffer.alloc(64);
    for (const [offset, value] of [
      [0, 3],
      [4, SIDE * SIDE],
      [12, 5],
      [24, at],
      [32, 40],
      [40, 20 + index.length],
      [44, 3],
      [48, 16],
      [52, 16384],
      [56, 5],
      [60, index.length],
    ] as const) {
      header.writeUInt32LE(value, offset);
    }
    files[`_alllayers/L0${level}/R0000C0000.bundle`] = Buffer.concat([header, index, ...tiles]);
  }
  return files;
}

/** Bundles of version 1: offsets by column, in a file of their own. */
export function compactV1Files(): Files {
  const files: Files = { 'conf.xml': text(confXml('Compact', SIDE)) };
  for (const level of [0, 1, 2, 3]) {
    const index = Buffer.alloc(16 + 5 * SIDE * SIDE + 16);
    const tiles: Buffer[] = [];
    let at = 60 + 4 * SIDE * SIDE;
    for (let place = 0; place < SIDE * SIDE; place++) index.writeUIntLE(60 + 4 * place, 16 + 5 * place, 5);
    for (const tile of SMALL_TILES.filter((each) => each.level === level)) {
      const bytes = pngTile(tile);
      const size = Buffer.alloc(4);
      size.writeUInt32LE(bytes.length);
      tiles.push(size, Buffer.from(bytes));
      index.writeUIntLE(at, 16 + 5 * (tile.column * SIDE + tile.row), 5);
      at += 4 + bytes.length;
    }
    files[`_alllayers/L0${level}/R0000C0000.bundle`] = Buffer.concat([
      Buffer.alloc(60 + 4 * SIDE * SIDE),
      ...tiles,
    ]);
    files[`_alllayers/L0${level}/R0000C0000.bundlx`] = index;
  }
  return files;
}

/** A package of the newer kind: root.json and a folder `tile`. */
export function packageFiles(): Files {
  const files: Files = {};
  for (const [path, bytes] of Object.entries(compactV2Files())) {
    if (path !== 'conf.xml') files[path.replace('_alllayers', 'tile')] = bytes;
  }
  const lods = [0, 1, 2, 3].map((level) => ({
    level,
    resolution: WEB_RESOLUTION / 2 ** level,
    scale: 591657527.591555 / 2 ** level,
  }));
  const root = {
    name: 'Små fliser',
    tileBundlesPath: './tile',
    storageInfo: { storageFormat: 'esriMapCacheStorageModeCompactV2', packetSize: SIDE },
    tileInfo: {
      rows: 256,
      cols: 256,
      dpi: 96,
      format: 'PNG24',
      origin: { x: -20037508.342787, y: 20037508.342787 },
      spatialReference: { wkid: 102100, latestWkid: 3857 },
      lods,
    },
  };
  return { ...files, 'root.json': text(JSON.stringify(root)) };
}

/** Writes files into a folder. Gives the folder. */
export function writeFiles(folder: string, files: Files): string {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

/** Writes files as a ZIP: `level` 0 stores them as they are. */
export function writeZip(path: string, files: Files, level: 0 | 6): string {
  writeFileSync(path, zipSync(files, { level }));
  return path;
}
