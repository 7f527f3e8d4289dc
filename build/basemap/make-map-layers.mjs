// Makes assets/basemap/map-layers.json: land and borders as the map service serves them, in UTM 33 (EPSG:25833), whole
// metres. README.md names the source and its licence.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { SERVED_AREA } from './extent.mjs';

const SOURCE = '/usr/share/qgis/resources/data/world_map.gpkg';
/** Sides along the cut are parallels and meridians, which bend in UTM: a tenth of a degree bends by less than 2 m. */
const MAX_SIDE_DEGREES = '0.1';
/** The source has no two letters for it. */
const MISSING_ISO2 = { ALA: 'AX' };

const countries = project(clip())
  .features.filter(({ geometry }) => geometry !== null)
  .map(({ properties, geometry }) => ({ ...country(properties), geometry: wholeMetres(geometry) }))
  .sort((one, other) => (one.iso3 < other.iso3 ? -1 : 1));
const text = JSON.stringify({
  land: countries.map(({ geometry, ...facts }) => ({ ...facts, rings: ringsOf(geometry) })),
  borders: bordersBetween(countries),
});
const file = resolve(import.meta.dirname, '../../assets/basemap/map-layers.json');
writeFileSync(file, text);
console.log(`${countries.length} countries, ${text.length} bytes`);

/** Cut in degrees, where the edges of the area are straight. */
function clip() {
  return ogr2ogr(['-clipsrc', ...SERVED_AREA, '-segmentize', MAX_SIDE_DEGREES, SOURCE, 'countries']);
}

function project(text) {
  const options = ['-s_srs', 'EPSG:4326', '-t_srs', 'EPSG:25833', '/vsistdin/'];
  return JSON.parse(ogr2ogr(options, text));
}

function ogr2ogr(options, input) {
  // Seven decimals are a centimetre; the newer form of GeoJSON would refuse UTM.
  const format = ['-f', 'GeoJSON', '-lco', 'RFC7946=NO', '-lco', 'COORDINATE_PRECISION=7', '/vsistdout/'];
  return execFileSync('ogr2ogr', [...format, ...options], { input, maxBuffer: 256 << 20, encoding: 'utf8' });
}

function country({ NAME, ISO_A3, iso_a2 }) {
  return { name: NAME, iso2: MISSING_ISO2[ISO_A3] ?? iso_a2, iso3: ISO_A3 };
}

function wholeMetres({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const rounded = polygons.map((rings) => rings.map(roundRing).filter((ring) => ring.length > 3));
  return { type: 'MultiPolygon', coordinates: rounded.filter((rings) => rings.length > 0) };
}

function roundRing(ring) {
  return withoutRepeats(ring.map((position) => position.map(Math.round)));
}

function withoutRepeats(positions) {
  return positions.filter(
    ([x, y], index) => index === 0 || x !== positions[index - 1][0] || y !== positions[index - 1][1],
  );
}

/** Flat lists of x and y; outer rings clockwise, holes the other way. */
function ringsOf({ coordinates }) {
  return coordinates.flatMap((rings) =>
    rings.map((ring, index) => {
      const isClockwise = signedArea(ring) < 0;
      return (isClockwise === (index === 0) ? ring : ring.toReversed()).flat();
    }),
  );
}

function signedArea(ring) {
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    doubled += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return doubled / 2;
}

/** The lines that two countries share, by pairs in the order of their codes. */
function bordersBetween(sorted) {
  const features = sorted.map(({ iso3, geometry }) => ({ type: 'Feature', properties: { iso3 }, geometry }));
  const network = topology({ countries: { type: 'FeatureCollection', features } });
  return sorted.flatMap((first, index) =>
    sorted.slice(index + 1).flatMap((second) => {
      const codes = new Set([first.iso3, second.iso3]);
      const { coordinates } = mesh(
        network,
        network.objects.countries,
        (a, b) => a !== b && codes.has(a.properties.iso3) && codes.has(b.properties.iso3),
      );
      if (coordinates.length === 0) return [];
      return [{ first: first.iso3, second: second.iso3, paths: coordinates.map((path) => path.flat()) }];
    }),
  );
}
