// Writes PMTiles, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): one root directory, no
// metadata, nothing packed, equal tiles once.

import { Compression, TileType, zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
/** Header and root directory lie within the first bytes that a reader asks for. */
const MAX_ROOT_END = 16_384;

/** `tiles`: `{ z, x, y, bytes }` of vector tiles. `extent`: west, south, east, north in degrees. */
export function writePmtiles(tiles, [west, south, east, north]) {
  const { entries, data } = arrange(tiles);
  const root = directory(entries);
  const metadata = Buffer.from('{}');
  if (HEADER_BYTES + root.length > MAX_ROOT_END)
    throw new Error(`A directory of ${root.length} bytes is too long`);
  const zooms = tiles.map(({ z }) => z);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const rootEnd = HEADER_BYTES + root.length;
  const dataStart = rootEnd + metadata.length;
  const contents = new Set(entries.map(({ offset }) => offset)).size;
  const numbers = [HEADER_BYTES, root.length, rootEnd, metadata.length, dataStart, 0, dataStart, data.length];
  for (const [index, number] of [...numbers, tiles.length, entries.length, contents].entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  }
  const [minZoom, maxZoom] = [Math.min(...zooms), Math.max(...zooms)];
  const isClustered = 1;
  const { None } = Compression;
  header.set([isClustered, None, None, TileType.Mvt, minZoom, maxZoom], 96);
  for (const [index, degrees] of [west, south, east, north].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  }
  header.writeUInt8(minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, metadata, data]);
}

/** Tiles along the curve of their ids; neighbours there that are equal are one entry. */
function arrange(tiles) {
  const inOrder = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: Buffer.from(bytes) }))
    .toSorted((one, other) => one.id - other.id);
  const places = new Map();
  const entries = [];
  const pieces = [];
  let length = 0;
  for (const { id, bytes } of inOrder) {
    const key = bytes.toString('latin1');
    const known = places.get(key);
    const before = entries.at(-1);
    if (known !== undefined && before?.offset === known && before.id + before.run === id) {
      before.run += 1;
      continue;
    }
    if (known === undefined) {
      places.set(key, length);
      pieces.push(bytes);
    }
    entries.push({ id, run: 1, length: bytes.length, offset: known ?? length });
    if (known === undefined) length += bytes.length;
  }
  return { entries, data: Buffer.concat(pieces) };
}

function directory(entries) {
  const bytes = [];
  const write = (number) => {
    let left = number;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    bytes.push(left);
  };
  write(entries.length);
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    // 0: directly behind the one before.
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return Buffer.from(bytes);
}
