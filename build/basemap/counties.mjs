// The 15 Norwegian counties of 2024, joined from the 19 that Natural Earth still has: approximate where a municipality
// changed county.

import { execFileSync } from 'node:child_process';
import polylabel from 'polylabel';
import { merge, mesh, transform } from 'topojson-client';
import { topology } from 'topojson-server';
import { collection, feature, round } from './extent.mjs';
import { simplify, smooth } from './simplify.mjs';

export const PROVINCES = '/usr/share/qgis/resources/data/world_map.gpkg';
/** Parts of Norway that are no county. */
const REMOTE = new Set(['Svalbard', 'Bouvet Island', 'Jan Mayen']);
export const COUNTY_OF = {
  Hedmark: 'Innlandet',
  Oppland: 'Innlandet',
  'Aust-Agder': 'Agder',
  'Vest-Agder': 'Agder',
  Hordaland: 'Vestland',
  'Sogn og Fjordane': 'Vestland',
  'Nord-Trøndelag': 'Trøndelag',
  'Sør-Trøndelag': 'Trøndelag',
};

/** Of the rounded lines. */
const TOLERANCE_DEGREES = 0.0005;

function readProvinces() {
  const options = [
    '-f',
    'GeoJSON',
    '-where',
    "admin = 'Norway'",
    '/vsistdout/',
    PROVINCES,
    'states_provinces',
  ];
  const text = execFileSync('ogr2ogr', options, { maxBuffer: 64 << 20, encoding: 'utf8' });
  const provinces = JSON.parse(text).features.filter(({ properties }) => !REMOTE.has(properties.name));
  for (const { properties } of provinces) properties.county = COUNTY_OF[properties.name] ?? properties.name;
  return provinces;
}

/** Lines between counties, and a label for each at the point farthest from its border. */
export function makeCounties() {
  const network = topology({ provinces: collection(readProvinces()) }, 1e6);
  const { geometries } = network.objects.provinces;
  const countyOf = ({ properties }) => properties.county;
  const lines = mesh(smoothed(network), network.objects.provinces, (a, b) => countyOf(a) !== countyOf(b));
  const rounded = lines.coordinates.map((line) => line.map((position) => position.map(round)));
  const names = [...new Set(geometries.map(countyOf))].sort(new Intl.Collator('nb').compare);
  const labels = names.map((name) => {
    const { coordinates } = merge(
      network,
      geometries.filter((geometry) => countyOf(geometry) === name),
    );
    return feature('Point', labelPoint(coordinates), { kind: 'county', name, zoom: 0 });
  });
  return { countyLines: [feature('MultiLineString', rounded, { rank: 'county' })], countyNames: labels };
}

/** The source is thinned to a few corners. Each arc is rounded by itself, so that those that meet still do. */
function smoothed({ arcs, transform: steps, ...network }) {
  const place = transform(steps);
  const rounded = arcs.map((arc) => smooth(arc.map((step, index) => place(step, index))));
  return { ...network, arcs: rounded.map((arc) => simplify(arc, () => TOLERANCE_DEGREES)) };
}

/** The point that is farthest from the border of the largest part; longitudes shrunk as at 65° N. */
function labelPoint(polygons) {
  const shrink = Math.cos((65 * Math.PI) / 180);
  const largest = polygons.reduce((best, polygon) =>
    ringArea(polygon[0]) > ringArea(best[0]) ? polygon : best,
  );
  const flat = largest.map((ring) => ring.map(([longitude, latitude]) => [longitude * shrink, latitude]));
  const [x, y] = polylabel(flat, 0.01);
  return [round(x / shrink), round(y)];
}

function ringArea(ring) {
  let area = 0;
  for (let index = 1; index < ring.length; index++) {
    area += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return Math.abs(area / 2);
}
