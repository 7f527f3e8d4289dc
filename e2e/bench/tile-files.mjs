// The tile caches that tiles.bench.mjs asks: whole bundles and MBTiles, each tile a PNG of a given length with bytes of its
// own, so that nothing is answered from what was read for another.

import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateSync } from 'node:zlib';

export const BUNDLE_SIDE = 128;
export const INDEX_OFFSET = 64;
const RECORD_BYTES = 8;
const TILE_PX = 256;
const WEB_RESOLUTION = 156543.03392800014;

/** A PNG of about so many bytes; `seed` makes it another one. The picture is small, a comment makes it long. */
export function pngOfLength(length, seed) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(TILE_PX, 0);
  header.writeUInt32BE(TILE_PX, 4);
  // Eight bits of grey.
  header.set([8, 0], 8);
  const picture = chunk('IDAT', blank);
  const comment = Buffer.alloc(Math.max(8, length - picture.length - 60));
  for (let at = 0; at + 4 <= comment.length; at += 4) {
    comment.writeUInt32LE(Math.imul(seed + at + 1, 2_654_435_761) >>> 0, at);
  }
  const parts = [chunk('IHDR', header), chunk('vaRd', comment), picture, chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const blank = deflateSync(Buffer.alloc(TILE_PX * (TILE_PX + 1)));

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A bundle of version 2 with a tile in each of the first places of its first rows. */
function bundleOf({ tileBytes, filled }) {
  const count = BUNDLE_SIDE ** 2;
  const index = Buffer.alloc(RECORD_BYTES * count);
  const parts = [Buffer.alloc(INDEX_OFFSET), index];
  let at = INDEX_OFFSET + index.length;
  for (let place = 0; place < count; place++) {
    if (place % BUNDLE_SIDE >= filled || place >= filled * BUNDLE_SIDE) continue;
    const tile = pngOfLength(tileBytes, place);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(tile.length);
    parts.push(size, tile);
    index.writeBigUInt64LE((BigInt(tile.length) << 40n) | BigInt(at + 4), RECORD_BYTES * place);
    at += 4 + tile.length;
  }
  const words = [3, count, tileBytes, 5, 0, 0, at % 2 ** 32, Math.floor(at / 2 ** 32), 40, 0];
  const more = [20 + index.length, 3, 16, count, 5, index.length];
  for (const [place, word] of [...words, ...more].entries()) parts[0].writeUInt32LE(word, 4 * place);
  return parts;
}

/**
 * A cache folder in the scheme of web maps: `side` × `side` bundles of one level, each with `filled` × `filled` tiles. Gives
 * their paths.
 */
export function writeBundles(folder, { level, side, tileBytes, filled = BUNDLE_SIDE }) {
  mkdirSync(join(folder, '_alllayers'), { recursive: true });
  const lods = Array.from({ length: level + 1 }, (_, id) => {
    const scale = 591657527.591555 / 2 ** id;
    return `<LODInfo xsi:type="typens:LODInfo"><LevelID>${id}</LevelID><Scale>${scale}</Scale><Resolution>${WEB_RESOLUTION / 2 ** id}</Resolution></LODInfo>`;
  });
  writeFileSync(
    join(folder, 'conf.xml'),
    `<?xml version="1.0" encoding="utf-8"?><CacheInfo xsi:type="typens:CacheInfo" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:typens="http://www.esri.com/schemas/ArcGIS/10.1"><TileCacheInfo xsi:type="typens:TileCacheInfo"><SpatialReference xsi:type="typens:ProjectedCoordinateSystem"><WKID>102100</WKID><LatestWKID>3857</LatestWKID></SpatialReference><TileOrigin xsi:type="typens:PointN"><X>-20037508.342787</X><Y>20037508.342787</Y></TileOrigin><TileCols>256</TileCols><TileRows>256</TileRows><DPI>96</DPI><LODInfos xsi:type="typens:ArrayOfLODInfo">${lods.join('')}</LODInfos></TileCacheInfo><TileImageInfo xsi:type="typens:TileImageInfo"><CacheTileFormat>PNG24</CacheTileFormat><CompressionQuality>0</CompressionQuality><Antialiasing>false</Antialiasing></TileImageInfo><CacheStorageInfo xsi:type="typens:CacheStorageInfo"><StorageFormat>esriMapCacheStorageModeCompactV2</StorageFormat><PacketSize>${BUNDLE_SIDE}</PacketSize></CacheStorageInfo></CacheInfo>`,
  );
  const levelFolder = join(folder, '_alllayers', `L${String(level).padStart(2, '0')}`);
  mkdirSync(levelFolder);
  const hex = (number) => (number * BUNDLE_SIDE).toString(16).padStart(4, '0');
  // The same bytes in each file: what matters is that they are other files.
  const parts = Buffer.concat(bundleOf({ tileBytes, filled }));
  return Array.from({ length: side * side }, (_, index) => {
    const path = join(levelFolder, `R${hex(Math.floor(index / side))}C${hex(index % side)}.bundle`);
    const file = openSync(path, 'w');
    writeSync(file, parts);
    closeSync(file);
    return path;
  });
}

/** MBTiles with `side` × `side` tiles of one level, with an index as others have it. */
export function writeMbtiles(path, { level, side, tileBytes }) {
  const database = new DatabaseSync(path);
  database.exec(
    "CREATE TABLE metadata (name text, value text); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row); BEGIN; INSERT INTO metadata VALUES ('name', 'bench'), ('format', 'png')",
  );
  database.exec(
    `INSERT INTO metadata VALUES ('minzoom', '${level}'), ('maxzoom', '${level}'), ('type', 'baselayer'), ('bounds', '-180,-85,180,85')`,
  );
  const add = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  for (let place = 0; place < side * side; place++) {
    const [row, column] = [Math.floor(place / side), place % side];
    add.run(level, column, 2 ** level - 1 - row, pngOfLength(tileBytes, place));
  }
  database.exec('COMMIT');
  database.close();
  return path;
}
