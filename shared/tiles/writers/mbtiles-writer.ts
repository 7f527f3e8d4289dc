// Writes MBTiles 1.3 (https://github.com/mapbox/mbtiles-spec): tiles in SQLite, rows counted from the south.

import { boxFromWebMercator } from '../../geo/web-mercator-box.ts';
import type { TileFormat } from '../tile-store.ts';
import { packedTile, type TileWriter, type WrittenFacts } from './tile-writer.ts';

type SqlParameter = string | number | Uint8Array;

/** A database that is made. Fails as the system does. */
export interface SqlWriter {
  run(sql: string): Promise<void>;
  /** One statement for many rows, in one transaction. */
  insert(sql: string, rows: readonly (readonly SqlParameter[])[]): Promise<void>;
  close(): Promise<void>;
}

/** What `file` and the like know such a database by: `MPBX`. */
const APPLICATION_ID = 0x4d504258;
const FORMATS: { readonly [format in TileFormat]: string } = {
  PNG: 'png',
  PNG8: 'png',
  PNG24: 'png',
  PNG32: 'png',
  JPEG: 'jpg',
  // The standard has no word for both: readers look at each tile.
  MIXED: 'png',
  WEBP: 'webp',
  PBF: 'pbf',
};

/** The table of metadata comes last: without it a file is no MBTiles. */
export async function createMbtilesWriter(sql: SqlWriter, facts: WrittenFacts): Promise<TileWriter> {
  await sql.run(`PRAGMA application_id = ${APPLICATION_ID}`);
  await sql.run(
    'CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)',
  );
  return {
    put: (tiles) =>
      sql.insert(
        'INSERT INTO tiles VALUES (?, ?, ?, ?)',
        tiles.map(({ tile: { level, row, column }, bytes }) => [
          level,
          column,
          2 ** level - 1 - row,
          packedTile(bytes, facts),
        ]),
      ),
    async finish() {
      await sql.run('CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)');
      await sql.run('CREATE TABLE metadata (name text, value text)');
      await sql.insert('INSERT INTO metadata VALUES (?, ?)', metadataOf(facts));
    },
    close: () => sql.close(),
  };
}

function metadataOf({
  name,
  format,
  box,
  minLevel,
  maxLevel,
  attribution,
  vectorLayers,
}: WrittenFacts): [string, string][] {
  const [west, south, east, north] = boxFromWebMercator(box).map((degrees) => Number(degrees.toFixed(7)));
  return [
    ['name', name],
    ['format', FORMATS[format]],
    ['bounds', [west, south, east, north].join()],
    ['minzoom', String(minLevel)],
    ['maxzoom', String(maxLevel)],
    ['type', 'baselayer'],
    // As the standard has it anyway: who reads it need not guess.
    ['scheme', 'tms'],
    ...(attribution === undefined ? [] : ([['attribution', attribution]] as [string, string][])),
    ...(format === 'PBF'
      ? ([['json', JSON.stringify({ vector_layers: vectorLayers ?? [] })]] as [string, string][])
      : []),
  ];
}
