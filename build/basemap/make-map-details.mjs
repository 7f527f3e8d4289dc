// Makes assets/basemap/map-details.json: lakes, borders of counties and places as the map service serves them, in UTM 33
// (EPSG:25833), whole metres, from the files that make-basemap.mjs made.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SERVED_AREA } from './extent.mjs';

const folder = resolve(import.meta.dirname, '../../assets/basemap');

const lakes = projected('lakes.geojson')
  // One that touches the edge is a point there.
  .filter(({ geometry }) => geometry.type !== 'Point')
  .map(({ geometry }) => partsOf(geometry));
const [counties] = projected('borders.geojson').filter(({ properties }) => properties.rank === 'county');
const places = projected('places.geojson').map(({ geometry, properties }) => {
  const { kind, name, name_en: englishName = name, people = null, zoom } = properties;
  const [x, y] = geometry.coordinates.map(Math.round);
  return { kind, name, englishName, people, zoom, x, y };
});
const text = JSON.stringify({ lakes, countyBorders: partsOf(counties.geometry), places });
writeFileSync(resolve(folder, 'map-details.json'), text);
console.log(`${lakes.length} lakes, ${places.length} places, ${text.length} bytes`);

function projected(name) {
  const input = readFileSync(resolve(folder, name));
  // Generalised shores cross themselves here and there, and what is not valid cannot be clipped.
  const valid = ogr2ogr(['-makevalid', '/vsistdin/'], input);
  const clipped = ogr2ogr(['-clipsrc', ...SERVED_AREA, '/vsistdin/'], valid);
  const { features } = JSON.parse(
    ogr2ogr(['-s_srs', 'EPSG:4326', '-t_srs', 'EPSG:25833', '/vsistdin/'], clipped),
  );
  return features.filter(({ geometry }) => geometry !== null);
}

function ogr2ogr(options, input) {
  // Seven decimals are a centimetre; the newer form of GeoJSON would refuse UTM.
  const format = ['-f', 'GeoJSON', '-lco', 'RFC7946=NO', '-lco', 'COORDINATE_PRECISION=7', '/vsistdout/'];
  return execFileSync('ogr2ogr', [...format, ...options], { input, maxBuffer: 256 << 20, encoding: 'utf8' });
}

/** Flat lists of x and y; of areas the outer ring of each before its holes. */
function partsOf({ type, coordinates }) {
  if (type === 'LineString') return [flat(coordinates)];
  if (type === 'MultiPolygon') return coordinates.flatMap((rings) => rings.map(flat));
  return coordinates.map(flat);
}

function flat(positions) {
  return positions.flatMap((position) => position.map(Math.round));
}
