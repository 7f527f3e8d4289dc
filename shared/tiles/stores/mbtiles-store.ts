// MBTiles 1.3: tiles in SQLite, rows counted from the south unless the file shows otherwise.

import { gunzipSync } from 'fflate';
import { isJsonObject, type Json } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { damaged, notACache } from '../cache-problems.ts';
import { boxOfTiles, tilesOfBox } from '../scheme/tile-grid.ts';
import { webScheme } from '../scheme/tile-schemes.ts';
import { boxOfDegrees } from '../scheme/web-box.ts';
import { imageKindOf, imageSizePx } from '../tile-image.ts';
import type { TileBox, TileFacts, TileFormat, TileStore } from '../tile-store.ts';

type SqlValue = string | number | bigint | Uint8Array<ArrayBuffer> | null;
export type SqlRow = { readonly [column: string]: SqlValue };
type RowOrder = BridgeType<'TileRowOrder'>;

/** A database that is read. Fails with `tiles/damaged` on one that is broken. */
export interface SqlReader {
  all(sql: string, parameters?: readonly (string | number)[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

export interface MbtilesOptions {
  readonly file: string;
  /** Stands for it where its metadata have none. */
  readonly name: string;
  /** How rows are counted, where a person said it. */
  readonly rowOrder?: RowOrder | undefined;
}

const TILE = 'SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ? LIMIT 1';
const MAX_ZOOM = 24;

/** Fails with `tiles/not-a-cache`. */
export async function openMbtilesStore(sql: SqlReader, options: MbtilesOptions): Promise<TileStore> {
  const { file } = options;
  const facts = await readFacts(sql, options);
  const isVector = facts.format === 'PBF';
  return {
    facts,
    async read({ level, row, column }) {
      const count = 2 ** level;
      if (level > facts.maxLevel || row >= count || column >= count) return undefined;
      const storedRow = facts.rowOrder === 'tms' ? count - 1 - row : row;
      const [found] = await sql.all(TILE, [level, column, storedRow]);
      const bytes = found?.['tile_data'];
      if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined;
      return isVector ? unpacked(bytes, file) : bytes;
    },
    close: () => sql.close(),
  };
}

async function readFacts(sql: SqlReader, options: MbtilesOptions): Promise<TileFacts> {
  const { file } = options;
  const tables = await sql.all("SELECT name FROM sqlite_master WHERE name IN ('tiles', 'metadata')");
  if (tables.length < 2) throw notACache(file, 'noTables');
  const metadata = new Map(
    (await sql.all('SELECT name, value FROM metadata')).map(({ name, value }) => [
      String(name),
      String(value ?? ''),
    ]),
  );
  const [span] = await sql.all(
    'SELECT min(zoom_level) AS least, max(zoom_level) AS most, count(*) AS tiles FROM tiles',
  );
  const minLevel = Number(span?.['least'] ?? Number.NaN);
  const maxLevel = Number(span?.['most'] ?? Number.NaN);
  if (!(minLevel >= 0 && maxLevel <= MAX_ZOOM)) throw notACache(file, 'notWeb');
  const [first] = await sql.all('SELECT tile_data FROM tiles WHERE zoom_level = ? LIMIT 1', [minLevel]);
  const bytes = first?.['tile_data'];
  const sample = bytes instanceof Uint8Array ? bytes : new Uint8Array(0);
  const scheme = webScheme(maxLevel, imageSizePx(sample)?.[0] ?? 256);
  const box = readBounds(metadata.get('bounds'));
  const attribution = metadata.get('attribution');
  const vectorLayers = readVectorLayers(metadata.get('json'));
  return {
    name: metadata.get('name') || options.name,
    storage: 'mbtiles',
    scheme,
    format: formatOf(metadata.get('format'), sample, file),
    quality: 0,
    minLevel,
    maxLevel,
    tiles: Number(span?.['tiles'] ?? 0),
    ...(await readOrder(sql, { box, maxLevel, said: options.rowOrder ?? orderOf(metadata.get('scheme')) })),
    ...(attribution && { attribution }),
    ...(vectorLayers !== undefined && { vectorLayers }),
  };
}

/** The member `vector_layers` of a text of JSON; undefined where it has none. */
function readVectorLayers(text = ''): Json | undefined {
  try {
    const read: Json = JSON.parse(text);
    return isJsonObject(read) ? read['vector_layers'] : undefined;
  } catch {
    return undefined;
  }
}

function orderOf(scheme: string | undefined): RowOrder | undefined {
  return scheme === 'xyz' || scheme === 'tms' ? scheme : undefined;
}

interface OrderQuestion {
  /** As the metadata give it. */
  readonly box: TileBox | undefined;
  readonly maxLevel: number;
  readonly said: RowOrder | undefined;
}

/** The order of the rows, by looking where nobody said it, and the box that the tiles of the finest level fill in it. */
async function readOrder(
  sql: SqlReader,
  { box, maxLevel, said }: OrderQuestion,
): Promise<Pick<TileFacts, 'rowOrder' | 'isOrderGuessed' | 'box'>> {
  const [range] = await sql.all(
    'SELECT min(tile_row) AS minRow, max(tile_row) AS maxRow, min(tile_column) AS minColumn, max(tile_column) AS maxColumn FROM tiles WHERE zoom_level = ?',
    [maxLevel],
  );
  const [minRow = 0, maxRow = 0, minColumn = 0, maxColumn = 0] = [
    'minRow',
    'maxRow',
    'minColumn',
    'maxColumn',
  ].map((name) => Number(range?.[name] ?? 0));
  const last = 2 ** maxLevel - 1;
  const rows = { xyz: { minRow, maxRow }, tms: { minRow: last - maxRow, maxRow: last - minRow } };
  const expected = box && tilesOfBox(webScheme(maxLevel, 256), maxLevel, box);
  const misses = (order: RowOrder) =>
    expected
      ? Math.abs(rows[order].minRow - expected.minRow) + Math.abs(rows[order].maxRow - expected.maxRow)
      : 0;
  const isOrderGuessed = said === undefined && misses('xyz') < misses('tms');
  const rowOrder = said ?? (isOrderGuessed ? 'xyz' : 'tms');
  const filled = boxOfTiles(webScheme(maxLevel, 256), maxLevel, { ...rows[rowOrder], minColumn, maxColumn });
  const isFitting = misses(rowOrder) <= misses(rowOrder === 'xyz' ? 'tms' : 'xyz');
  const shown = box && isFitting ? box : filled;
  return { rowOrder, ...(isOrderGuessed && { isOrderGuessed }), ...(shown && { box: shown }) };
}

function readBounds(text: string | undefined): TileBox | undefined {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] =
    text?.split(',').map(Number) ?? [];
  return west < east && south < north ? boxOfDegrees(west, south, east, north) : undefined;
}

const FORMATS: { readonly [name: string]: TileFormat } = {
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WEBP',
  pbf: 'PBF',
  mvt: 'PBF',
};
const BY_EXTENSION: { readonly [extension: string]: TileFormat } = { png: 'PNG', jpg: 'JPEG', webp: 'WEBP' };

/** By the first tile, because metadata are often wrong. Fails with `tiles/not-a-cache`. */
function formatOf(said: string | undefined, sample: Uint8Array, file: string): TileFormat {
  const kind = imageKindOf(sample);
  const format = kind ? BY_EXTENSION[kind.extension] : FORMATS[said?.toLowerCase() ?? ''];
  if (!format) throw notACache(file, 'unknownTiles');
  return format;
}

/** Vector tiles are packed by the standard; some writers leave that out. */
function unpacked(bytes: Uint8Array<ArrayBuffer>, file: string): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    throw damaged(file, 'notUnpacked');
  }
}
