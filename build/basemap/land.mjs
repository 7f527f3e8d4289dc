// Land and borders from Natural Earth's topology. Its rings are stitched across the antimeridian: drawn as they are,
// the Norwegian Sea becomes land. So each ring is unwrapped first and then clipped.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh, feature as topologyFeature } from 'topojson-client';
import { clipRing, collection, feature, isInside, round } from './extent.mjs';

const require = createRequire(import.meta.url);
const readTopology = (name) => JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8'));

/** Follows a ring and adds or takes 360° where it jumps from one side of the world to the other. */
function unwrap(ring) {
  let turn = 0;
  return ring.map(([longitude, latitude], index) => {
    const before = index === 0 ? longitude : ring[index - 1][0];
    if (longitude - before > 180) turn -= 360;
    if (longitude - before < -180) turn += 360;
    return [longitude + turn, latitude];
  });
}

const shift = (ring, turn) => ring.map(([longitude, latitude]) => [longitude + turn, latitude]);

export function makeLand() {
  const topology = readTopology('land-10m');
  const land = topologyFeature(topology, topology.objects.land);
  const polygons = land.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  // An unwrapped ring may lie a whole turn away, depending on where it starts.
  const turns = [-360, 0, 360];
  const clipped = polygons
    .flatMap((rings) => turns.map((turn) => rings.map((ring) => clipRing(shift(unwrap(ring), turn)))))
    .map((rings) => rings.filter((ring) => ring.length > 0))
    .filter((rings) => rings.length > 0);
  return collection(clipped.map((rings) => feature('Polygon', rings)));
}

/** Lines that two countries share, within the extent. */
export function makeBorders() {
  const topology = readTopology('countries-10m');
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates;
  const inside = lines
    .map((line) => line.filter(isInside).map((position) => position.map(round)))
    .filter((line) => line.length > 1);
  return collection([feature('MultiLineString', inside)]);
}
