// Lakes from GSHHG. Islands in them are left out, as are lakes far away.

import { feature, round } from './extent.mjs';
import { readShores } from './shores.mjs';
import { areaKm2, DETAILS, simplifyRing } from './simplify.mjs';

/** Wider than the map's middle, so that no lake of it is cut. */
const AREA = '-25/42/52/73';
const MIN_AREA_KM2 = 3;
/** Far from Norway, and on the map of the whole country. */
const LARGE_KM2 = 25;
const NORWAY_EAST = 15;

export function readLakes() {
  return readShores(AREA, MIN_AREA_KM2, 2, 'f');
}

export function makeLakes(rings, detail) {
  return rings
    .filter(
      (ring) =>
        areaKm2(ring) >= (detail === DETAILS.finest && isNearNorway(ring[0]) ? MIN_AREA_KM2 : LARGE_KM2),
    )
    .map((ring) => simplifyRing(ring, detail).map((position) => position.map(round)))
    .filter((ring) => ring.length > 4)
    .sort((a, b) => areaKm2(b) - areaKm2(a))
    .map((ring) => feature('Polygon', [ring]));
}

/** Norway and what one sees beside it; roughly. */
function isNearNorway([longitude, latitude]) {
  return (
    latitude > 57.5 &&
    longitude > 3 &&
    longitude < (latitude > 68 ? 31 : NORWAY_EAST + Math.max(0, latitude - 64))
  );
}
