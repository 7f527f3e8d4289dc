// MBTiles 1.3: tiles in SQLite, rows counted from the south unless the file shows otherwise.

import { gunzipSync } from 'fflate';
import { isJsonObject, type Json } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { damaged, notACache } from '../cache-problems.ts';
import { boxOfLevels } from '../scheme/box-of-levels.ts';
import { tilesOfBox } from '../scheme/tile-grid.ts';
import { webScheme } from '../scheme/tile-schemes.ts';
import { boxOfDegrees } from '../scheme/web-box.ts';
import { imageKindOf, imageSizePx } from '../tile-image.ts';
import type { LevelRange, TileBox, TileFacts, TileFormat, TileScheme, TileStore } from '../tile-store.ts';

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
/**
 * A database has no check sums: in a damaged index the place of a tile may lead to another one. Whether the row itself has
 * that place is asked of the row, which SQLite would not look at.
 */
const CHECKED_TILE = `SELECT own.tile_data, own.zoom_level = ?1 AND own.tile_column = ?2 AND own.tile_row = ?3 AS isThere
  FROM (SELECT rowid AS id FROM tiles WHERE zoom_level = ?1 AND tile_column = ?2 AND tile_row = ?3 LIMIT 1) found
  LEFT JOIN tiles own ON own.rowid = found.id`;
const MAX_ZOOM = 24;

/** Fails with `tiles/not-a-cache`. */
export async function openMbtilesStore(sql: SqlReader, options: MbtilesOptions): Promise<TileStore> {
  const { file } = options;
  const facts = await readFacts(sql, options);
  const isVector = facts.format === 'PBF';
  const tileSql = (await hasRowNumbers(sql)) ? CHECKED_TILE : TILE;
  return {
    facts,
    async read({ level, row, column }) {
      const count = 2 ** level;
      if (level > facts.maxLevel || row >= count || column >= count) return undefined;
      const storedRow = facts.rowOrder === 'tms' ? count - 1 - row : row;
      const [found] = await sql.all(tileSql, [level, column, storedRow]);
      // Without a value the row that the index names is not there at all.
      if (found && tileSql === CHECKED_TILE && found['isThere'] !== 1) throw damaged(file, 'badDatabase');
      const bytes = found?.['tile_data'];
      if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined;
      return isVector ? unpacked(bytes, file) : bytes;
    },
    close: () => sql.close(),
  };
}

/** Views have none, and tables that were made without. */
async function hasRowNumbers(sql: SqlReader): Promise<boolean> {
  const [table] = await sql.all("SELECT type, sql FROM sqlite_master WHERE name = 'tiles'");
  return table?.['type'] === 'table' && !/without\s+rowid/i.test(String(table['sql']));
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
  const levels = await readLevels(sql);
  const minLevel = levels.at(-1)?.level ?? Number.NaN;
  const maxLevel = levels[0]?.level ?? Number.NaN;
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
    tiles: levels.reduce((sum, { tiles }) => sum + tiles, 0),
    ...orderIn(levels, { box, scheme, said: options.rowOrder ?? orderOf(metadata.get('scheme')) }),
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

/** With rows as they are stored. */
interface StoredLevel extends LevelRange {
  readonly tiles: number;
}

/** What each level has, the finest first. */
async function readLevels(sql: SqlReader): Promise<StoredLevel[]> {
  const rows = await sql.all(
    'SELECT zoom_level, count(*) AS tiles, min(tile_row) AS minRow, max(tile_row) AS maxRow, min(tile_column) AS minColumn, max(tile_column) AS maxColumn FROM tiles GROUP BY zoom_level ORDER BY zoom_level DESC',
  );
  return rows.map((row) => {
    const number = (name: string) => Number(row[name] ?? Number.NaN);
    return {
      level: number('zoom_level'),
      tiles: number('tiles'),
      minRow: number('minRow'),
      maxRow: number('maxRow'),
      minColumn: number('minColumn'),
      maxColumn: number('maxColumn'),
    };
  });
}

interface OrderQuestion {
  /** As the metadata give it. */
  readonly box: TileBox | undefined;
  readonly scheme: TileScheme;
  readonly said: RowOrder | undefined;
}

/** The order of the rows, by looking at the finest level where nobody said it, and what the tiles fill in it. */
function orderIn(
  levels: readonly StoredLevel[],
  { box, scheme, said }: OrderQuestion,
): Pick<TileFacts, 'rowOrder' | 'isOrderGuessed' | 'box' | 'filled'> {
  const [finest] = levels;
  const expected = box && finest && tilesOfBox(scheme, finest.level, box);
  const misses = (order: RowOrder) => {
    const { minRow, maxRow } = (finest && rangeIn(order, finest)) ?? { minRow: 0, maxRow: 0 };
    return expected ? Math.abs(minRow - expected.minRow) + Math.abs(maxRow - expected.maxRow) : 0;
  };
  const isOrderGuessed = said === undefined && misses('xyz') < misses('tms');
  const rowOrder = said ?? (isOrderGuessed ? 'xyz' : 'tms');
  const isFitting = misses(rowOrder) <= misses(rowOrder === 'xyz' ? 'tms' : 'xyz');
  const filled = levels.map((level) => rangeIn(rowOrder, level));
  const shown = box && isFitting ? box : boxOfLevels(scheme, filled);
  return { rowOrder, ...(isOrderGuessed && { isOrderGuessed }), ...(shown && { box: shown }), filled };
}

/** With rows from the north. */
function rangeIn(order: RowOrder, { tiles: _, ...range }: StoredLevel): LevelRange {
  const last = 2 ** range.level - 1;
  return order === 'xyz' ? range : { ...range, minRow: last - range.maxRow, maxRow: last - range.minRow };
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
