// Makes assets/basemap/coarse-layers.json: land and borders of map-layers.json once more, for maps of small scales. Lines
// become coarser, small islands go; what countries share stays one line.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { simplify } from './simplify.mjs';

/** At 1 : 10 000 000 a pixel of 96 dots per inch is 2,600 m: lines stray by less, and islands have two of them or more. */
const TOLERANCE_M = 2000;
const SMALLEST_M2 = 16e6;

const folder = resolve(import.meta.dirname, '../../assets/basemap');
const { land, borders } = JSON.parse(readFileSync(resolve(folder, 'map-layers.json'), 'utf8'));
const network = coarser(networkOf(land));
const text = JSON.stringify({
  land: feature(network, network.objects.land).features.map(({ geometry }) => largeRings(geometry)),
  borders: borders.map(({ first, second }) => sharedPaths(network, [first, second])),
});
writeFileSync(resolve(folder, 'coarse-layers.json'), text);
console.log(`${text.match(/,/g).length / 2} vertices, ${text.length} bytes`);

/** Each ring as an area of its own: it comes back as it was, but for its vertices. */
function networkOf(countries) {
  const features = countries.map(({ iso3, rings }) => {
    const coordinates = rings.map((ring) => [positionsOf(ring)]);
    return { type: 'Feature', properties: { iso3 }, geometry: { type: 'MultiPolygon', coordinates } };
  });
  return topology({ land: { type: 'FeatureCollection', features } });
}

function positionsOf(flat) {
  return Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(2 * index, 2 * index + 2));
}

function coarser(whole) {
  return { ...whole, arcs: whole.arcs.map((arc) => simplify(arc, () => TOLERANCE_M, 1)) };
}

/** A country without a large one keeps its largest. */
function largeRings({ coordinates }) {
  const rings = coordinates.map(([ring]) => ring);
  const sizes = rings.map(areaM2);
  const smallest = Math.min(SMALLEST_M2, Math.max(...sizes));
  return rings
    .filter((ring, index) => ring.length > 3 && sizes[index] >= smallest)
    .map((ring) => ring.flat());
}

function areaM2(ring) {
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    doubled += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return Math.abs(doubled) / 2;
}

function sharedPaths(whole, codes) {
  const isOfBoth = (a, b) =>
    a !== b && codes.includes(a.properties.iso3) && codes.includes(b.properties.iso3);
  return mesh(whole, whole.objects.land, isOfBoth).coordinates.map((path) => path.flat());
}
