// Cuts the files of assets/basemap into vector tiles, assets/basemap/base-map.pmtiles: what the app's map draws. A map
// that reads GeoJSON parses and cuts all of it at every start, for the few tiles that are seen.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import { webMercator } from '../../shared/tiles/scheme/web-box.ts';
import { createPmtilesWriter } from '../../shared/tiles/writers/pmtiles-writer.ts';
import { EXTENT } from './extent.mjs';

/** Land and lakes are fine from this zoom on: renderer/map/kinds/base/base-source.ts. */
const FINE_ZOOM = 5;
/** A unit is 38 m in the projection here: as fine as lakes are drawn. Beyond it tiles are enlarged. */
const MAX_ZOOM = 8;
/** Units of a tile's side, as most vector tiles have. A tile is 512 px wide on the screen. */
const TILE_UNITS = 4096;
/** What lies this far outside a tile is in it too, so that lines have no ends at its edges. */
const BUFFER_UNITS = 64;
/** As MapLibre thins GeoJSON: by three eighths of a pixel. */
const TOLERANCE_UNITS = 3;

const folder = resolve(import.meta.dirname, '../../assets/basemap');
const read = (name) => JSON.parse(readFileSync(resolve(folder, `${name}.geojson`), 'utf8'));

function cut(name, tolerance = TOLERANCE_UNITS) {
  const options = { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, indexMaxPoints: 0 };
  return new GeoJSONVT(read(name), { ...options, tolerance, extent: TILE_UNITS, buffer: BUFFER_UNITS });
}

const parts = {
  land: [cut('land'), cut('land-fine')],
  lakes: [cut('lakes'), cut('lakes-fine')],
  rivers: [cut('rivers')],
  borders: [cut('borders')],
  places: [cut('places', 0)],
};

/** Only the names that its zoom shows; those of the last one are enlarged for all that follow. */
function withShownNames(tile, z) {
  if (!tile || z === MAX_ZOOM) return tile;
  return { ...tile, features: tile.features.filter(({ tags }) => !(tags.zoom > z)) };
}

function tileAt(z, x, y) {
  const layers = {};
  for (const [name, indexes] of Object.entries(parts)) {
    if (name === 'rivers' && z < FINE_ZOOM) continue;
    const tile = withShownNames(indexes.at(z >= FINE_ZOOM ? -1 : 0).getTile(z, x, y), z);
    if (tile && tile.features.length > 0) layers[name] = tile;
  }
  if (Object.keys(layers).length === 0) return undefined;
  return fromGeojsonVt(layers, { version: 2, extent: TILE_UNITS });
}

const tiles = [];
for (let level = 0; level <= MAX_ZOOM; level++) {
  for (let column = 0; column < 2 ** level; column++) {
    for (let row = 0; row < 2 ** level; row++) {
      const bytes = tileAt(level, column, row);
      if (bytes) tiles.push({ id: zxyToTileId(level, column, row), tile: { level, row, column }, bytes });
    }
  }
}

const [west, south, east, north] = EXTENT;
const [[xMin, yMin], [xMax, yMax]] = [webMercator(west, south), webMercator(east, north)];
const file = await open(resolve(folder, 'base-map.pmtiles'), 'w');
const writer = createPmtilesWriter(
  {
    file: { write: (offset, bytes) => file.write(bytes, 0, bytes.length, offset) },
    hashOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    close: () => file.close(),
    // The app has all of it in memory, and the first picture waits for each tile.
    isPacked: false,
  },
  {
    name: 'Varde base map',
    format: 'PBF',
    minLevel: 0,
    maxLevel: MAX_ZOOM,
    box: { xMin, yMin, xMax, yMax },
    vectorLayers: Object.keys(parts).map((id) => ({ id, fields: {} })),
  },
);
await writer.put(tiles.toSorted((one, other) => one.id - other.id));
await writer.finish();
const { size } = await file.stat();
await writer.close();
console.log(`${tiles.length} tiles, ${size} bytes`);
