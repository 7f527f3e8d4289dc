// Tile caches as other programs write them.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Colour } from './tile-pictures.ts';

export const TILE_PX = 256;

interface MbtilesOptions {
  readonly colour: Colour;
  /** Rows from the north, against the standard, though nothing says so. */
  readonly isMixedUp?: boolean;
}

/** A tile and its place, rows counted from the north. */
export interface FileTile {
  readonly level: number;
  readonly row: number;
  readonly column: number;
  readonly bytes: Buffer;
}

/** MBTiles of tiles of the scheme of web maps. */
export function mbtilesOf(tiles: readonly FileTile[], metadata: { readonly [name: string]: string }): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'varde-tiles-'));
  const path = join(folder, 'tiles.mbtiles');
  const database = new DatabaseSync(path);
  database.exec(
    'CREATE TABLE metadata (name text, value text); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); BEGIN',
  );
  const say = database.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries({ format: 'png', ...metadata })) say.run(name, value);
  const add = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  for (const { level, row, column, bytes } of tiles) add.run(level, column, 2 ** level - 1 - row, bytes);
  database.exec('COMMIT');
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** MBTiles of the levels 0 to 2; of one that is mixed up the tile of level 2 that holds Norway, with its bounds. */
export function mbtiles({ colour, isMixedUp = false }: MbtilesOptions): Buffer {
  const bytes = pngOf(colour);
  // Row 1 from the north is written as row 2 from the south: here as if it were one from the south already.
  if (isMixedUp)
    return mbtilesOf([{ level: 2, row: 2, column: 2, bytes }], { name: 'Flater', bounds: '4,58,32,66' });
  const tiles = [0, 1, 2].flatMap((level) =>
    Array.from({ length: 4 ** level }, (_, index) => {
      const side = 2 ** level;
      return { level, row: Math.floor(index / side), column: index % side, bytes };
    }),
  );
  return mbtilesOf(tiles, { name: 'Flater' });
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

const BUNDLE_SIDE = 128;
const BUNDLE_HEADER_BYTES = 64;

/** The bundles of version 2 that hold tiles, by their paths below the folder of the levels. */
export function bundlesOf(tiles: readonly FileTile[]): { [path: string]: Buffer } {
  const hex = (number: number) => number.toString(16).padStart(4, '0');
  const corner = (number: number) => number - (number % BUNDLE_SIDE);
  const byPath = new Map<string, FileTile[]>();
  for (const tile of tiles) {
    const { level, row, column } = tile;
    const path = `L${String(level).padStart(2, '0')}/R${hex(corner(row))}C${hex(corner(column))}.bundle`;
    byPath.set(path, [...(byPath.get(path) ?? []), tile]);
  }
  return Object.fromEntries([...byPath].map(([path, inside]) => [path, bundleOf(inside)]));
}

function bundleOf(tiles: readonly FileTile[]): Buffer {
  const index = Buffer.alloc(8 * BUNDLE_SIDE ** 2);
  const parts: Buffer[] = [];
  let at = BUNDLE_HEADER_BYTES + index.length;
  for (const { row, column, bytes } of tiles) {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(bytes.length);
    parts.push(size, bytes);
    const place = (row % BUNDLE_SIDE) * BUNDLE_SIDE + (column % BUNDLE_SIDE);
    index.writeBigUInt64LE((BigInt(bytes.length) << 40n) | BigInt(at + 4), 8 * place);
    at += 4 + bytes.length;
  }
  const header = Buffer.alloc(BUNDLE_HEADER_BYTES);
  const largest = Math.max(...tiles.map(({ bytes }) => bytes.length));
  const words = [
    3,
    BUNDLE_SIDE ** 2,
    largest,
    5,
    0,
    0,
    at,
    0,
    40,
    0,
    20 + index.length,
    3,
    16,
    BUNDLE_SIDE ** 2,
  ];
  for (const [place, word] of [...words, 5, index.length].entries()) header.writeUInt32LE(word, 4 * place);
  return Buffer.concat([header, index, ...parts]);
}

/** A package of the newer kind: the bundles of a cache in the scheme of web maps, and what they are. */
export function tpkxOf(bundles: { readonly [path: string]: Buffer }): Buffer {
  const resolution = 156543.03392800014;
  const levels = Object.keys(bundles).map((path) => Number(path.slice(1, 3)));
  const root = {
    name: 'Pakke',
    tileBundlesPath: './tile',
    storageInfo: { storageFormat: 'esriMapCacheStorageModeCompactV2', packetSize: BUNDLE_SIDE },
    tileInfo: {
      rows: TILE_PX,
      cols: TILE_PX,
      dpi: 96,
      format: 'PNG24',
      origin: { x: -20037508.342787, y: 20037508.342787 },
      spatialReference: { wkid: 102100, latestWkid: 3857 },
      lods: levelsUpTo(Math.max(...levels)).map((level) => ({
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

function levelsUpTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, level) => level);
}

/** The national scheme for UTM 33: metres per pixel of level 0, and the north-west corner of its first tile. */
export const UTM_33 = { resolutionM: 21664, x: -2_500_000, y: 9_045_984 };
const UTM_LEVEL = 2;

/** A cache folder of the national scheme for UTM 33: a file for each of the four tiles of level 2 that hold Norway. */
export function writeUtmCache(folder: string, colour: Colour): string {
  put(join(folder, 'conf.xml'), utmConf('Exploded', UTM_LEVEL));
  const hex = (number: number) => number.toString(16).padStart(8, '0');
  for (const row of [0, 1]) {
    for (const column of [1, 2]) {
      put(join(folder, '_alllayers', `L0${UTM_LEVEL}`, `R${hex(row)}`, `C${hex(column)}.png`), pngOf(colour));
    }
  }
  return folder;
}

/** A cache folder of the same scheme, in bundles of version 2. */
export function writeUtmBundles(folder: string, tiles: readonly FileTile[]): string {
  put(join(folder, 'conf.xml'), utmConf('CompactV2', Math.max(...tiles.map(({ level }) => level))));
  for (const [path, bytes] of Object.entries(bundlesOf(tiles))) put(join(folder, '_alllayers', path), bytes);
  return folder;
}

function utmConf(storage: 'Exploded' | 'CompactV2', lastLevel: number): string {
  const lods = levelsUpTo(lastLevel).map((level) => {
    const resolution = UTM_33.resolutionM / 2 ** level;
    const scale = resolution * 96 * 39.37;
    return `<LODInfo xsi:type="typens:LODInfo"><LevelID>${level}</LevelID><Scale>${scale}</Scale><Resolution>${resolution}</Resolution></LODInfo>`;
  });
  const packetSize = storage === 'Exploded' ? 0 : BUNDLE_SIDE;
  return `<?xml version="1.0" encoding="utf-8"?><CacheInfo xsi:type="typens:CacheInfo" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:typens="http://www.esri.com/schemas/ArcGIS/10.1"><TileCacheInfo xsi:type="typens:TileCacheInfo"><SpatialReference xsi:type="typens:ProjectedCoordinateSystem"><WKID>25833</WKID><LatestWKID>25833</LatestWKID></SpatialReference><TileOrigin xsi:type="typens:PointN"><X>${UTM_33.x}</X><Y>${UTM_33.y}</Y></TileOrigin><TileCols>${TILE_PX}</TileCols><TileRows>${TILE_PX}</TileRows><DPI>96</DPI><LODInfos xsi:type="typens:ArrayOfLODInfo">${lods.join('')}</LODInfos></TileCacheInfo><TileImageInfo xsi:type="typens:TileImageInfo"><CacheTileFormat>PNG24</CacheTileFormat><CompressionQuality>0</CompressionQuality><Antialiasing>false</Antialiasing></TileImageInfo><CacheStorageInfo xsi:type="typens:CacheStorageInfo"><StorageFormat>esriMapCacheStorageMode${storage}</StorageFormat><PacketSize>${packetSize}</PacketSize></CacheStorageInfo></CacheInfo>`;
}

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function pngOf(colour: Colour): Buffer {
  return pngWith(() => colour);
}

/** A tile whose colours are told by column and row from its north-west corner. */
export function pngWith(colourAt: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE_PX, 0);
  header.writeUInt32BE(TILE_PX, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(TILE_PX * (1 + 3 * TILE_PX));
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) rows.set(colourAt(x, y), y * (1 + 3 * TILE_PX) + 1 + 3 * x);
  }
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
