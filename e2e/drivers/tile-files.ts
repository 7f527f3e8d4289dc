// Tile caches as other programs write them, of tiles of one colour.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Colour } from './tile-driver.ts';

const TILE_PX = 256;

interface MbtilesOptions {
  readonly colour: Colour;
  /** Rows from the north, against the standard, though nothing says so. */
  readonly isMixedUp?: boolean;
}

/** MBTiles of the levels 0 to 2; of one that is mixed up the tile of level 2 that holds Norway, with its bounds. */
export function mbtiles({ colour, isMixedUp = false }: MbtilesOptions): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'varde-tiles-'));
  const path = join(folder, 'tiles.mbtiles');
  const database = new DatabaseSync(path);
  database.exec(
    "CREATE TABLE metadata (name text, value text); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); INSERT INTO metadata VALUES ('name', 'Flater'), ('format', 'png')",
  );
  const add = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  const tile = pngOf(colour);
  if (isMixedUp) {
    database.exec("INSERT INTO metadata VALUES ('bounds', '4,58,32,66')");
    add.run(2, 2, 1, tile);
  } else {
    for (const level of [0, 1, 2]) {
      for (let index = 0; index < 4 ** level; index++) {
        add.run(level, index % 2 ** level, Math.floor(index / 2 ** level), tile);
      }
    }
  }
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** How many tiles MBTiles have. */
export function tileCount(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const { tiles } = database.prepare('SELECT count(*) AS tiles FROM tiles').get() ?? {};
  database.close();
  return Number(tiles);
}

/** A tile of MBTiles by its address on the web, whose rows are counted from the north. */
export function readMbtile(path: string, level: number, column: number, row: number): Buffer | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  const found = database
    .prepare('SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?')
    .get(level, column, 2 ** level - 1 - row);
  database.close();
  return found?.['tile_data'] instanceof Uint8Array ? Buffer.from(found['tile_data']) : undefined;
}

/** A package of the newer kind: the bundles of a cache folder in the scheme of web maps, and what they are. */
export function tpkxOf(bundles: { readonly [path: string]: Buffer }): Buffer {
  const resolution = 156543.03392800014;
  const root = {
    name: 'Pakke',
    tileBundlesPath: './tile',
    storageInfo: { storageFormat: 'esriMapCacheStorageModeCompactV2', packetSize: 128 },
    tileInfo: {
      rows: TILE_PX,
      cols: TILE_PX,
      dpi: 96,
      format: 'PNG24',
      origin: { x: -20037508.342787, y: 20037508.342787 },
      spatialReference: { wkid: 102100, latestWkid: 3857 },
      lods: [0, 1, 2].map((level) => ({
        level,
        resolution: resolution / 2 ** level,
        scale: 591657527.591555 / 2 ** level,
      })),
    },
  };
  const members = Object.entries(bundles).map(([path, bytes]) => [`tile/${path}`, bytes] as const);
  return Buffer.from(
    zipSync({ 'root.json': Buffer.from(JSON.stringify(root)), ...Object.fromEntries(members) }, { level: 0 }),
  );
}

/** Units per pixel of level 0 of the national scheme for UTM 33. */
const UTM_RESOLUTION_M = 21664;
const UTM_LEVEL = 2;

/** A cache folder of the national scheme for UTM 33: a file for each of the four tiles of level 2 that hold Norway. */
export function writeUtmCache(folder: string, colour: Colour): string {
  const lods = [0, 1, 2].map((level) => {
    const resolution = UTM_RESOLUTION_M / 2 ** level;
    const scale = resolution * 96 * 39.37;
    return `<LODInfo xsi:type="typens:LODInfo"><LevelID>${level}</LevelID><Scale>${scale}</Scale><Resolution>${resolution}</Resolution></LODInfo>`;
  });
  put(
    join(folder, 'conf.xml'),
    `<?xml version="1.0" encoding="utf-8"?><CacheInfo xsi:type="typens:CacheInfo" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:typens="http://www.esri.com/schemas/ArcGIS/10.1"><TileCacheInfo xsi:type="typens:TileCacheInfo"><SpatialReference xsi:type="typens:ProjectedCoordinateSystem"><WKID>25833</WKID><LatestWKID>25833</LatestWKID></SpatialReference><TileOrigin xsi:type="typens:PointN"><X>-2500000</X><Y>9045984</Y></TileOrigin><TileCols>${TILE_PX}</TileCols><TileRows>${TILE_PX}</TileRows><DPI>96</DPI><LODInfos xsi:type="typens:ArrayOfLODInfo">${lods.join('')}</LODInfos></TileCacheInfo><TileImageInfo xsi:type="typens:TileImageInfo"><CacheTileFormat>PNG24</CacheTileFormat><CompressionQuality>0</CompressionQuality><Antialiasing>false</Antialiasing></TileImageInfo><CacheStorageInfo xsi:type="typens:CacheStorageInfo"><StorageFormat>esriMapCacheStorageModeExploded</StorageFormat><PacketSize>0</PacketSize></CacheStorageInfo></CacheInfo>`,
  );
  const hex = (number: number) => number.toString(16).padStart(8, '0');
  for (const row of [0, 1]) {
    for (const column of [1, 2]) {
      put(join(folder, '_alllayers', `L0${UTM_LEVEL}`, `R${hex(row)}`, `C${hex(column)}.png`), pngOf(colour));
    }
  }
  return folder;
}

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function pngOf(colour: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE_PX, 0);
  header.writeUInt32BE(TILE_PX, 4);
  header.set([8, 2], 8);
  const line = Buffer.from([0, ...Array.from({ length: TILE_PX }, () => colour).flat()]);
  const rows = Buffer.concat(Array.from({ length: TILE_PX }, () => line));
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
