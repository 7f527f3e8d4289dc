// Cuts the files of assets/basemap into vector tiles, assets/basemap/base-map.pmtiles: what the app's map draws. A map
// that reads GeoJSON parses and cuts all of it at every start, for the few tiles that are seen.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { EXTENT } from './extent.mjs';
import { writePmtiles } from './write-pmtiles.mjs';

/** Land and lakes are fine from this zoom on: renderer/map/kinds/base/base-source.ts. */
const FINE_ZOOM = 5;
/** A unit is 76 m in the projection here: finer than the coast is known. Beyond it tiles are enlarged. */
const MAX_ZOOM = 7;
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
    const tile = withShownNames(indexes.at(z >= FINE_ZOOM ? -1 : 0).getTile(z, x, y), z);
    if (tile && tile.features.length > 0) layers[name] = tile;
  }
  if (Object.keys(layers).length === 0) return undefined;
  return fromGeojsonVt(layers, { version: 2, extent: TILE_UNITS });
}

const tiles = [];
for (let z = 0; z <= MAX_ZOOM; z++) {
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) {
      const bytes = tileAt(z, x, y);
      if (bytes) tiles.push({ z, x, y, bytes });
    }
  }
}
const archive = writePmtiles(tiles, EXTENT);
writeFileSync(resolve(folder, 'base-map.pmtiles'), archive);
console.log(`${tiles.length} tiles, ${archive.length} bytes`);
