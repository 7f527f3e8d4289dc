// Land from GSHHG. Rings that pass the antimeridian jump by 360° there: drawn as they are, the Norwegian Sea becomes
// land. So each ring is unwrapped first and then clipped.

import { clipRing, EXTENT, feature } from './extent.mjs';
import { readShores } from './shores.mjs';
import { areaKm2, simplifyRing } from './simplify.mjs';

/** Broken in the Pacific and in Canada: everything that reaches into the map is whole. */
const AREA = '-100/260/-60/90';
const MIN_AREA_KM2 = 0.4;

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

/** Rings of all land that reaches into the map, whole. */
export function readLand() {
  // An unwrapped ring may lie a whole turn away, depending on where it starts.
  const turns = [-360, 0, 360];
  return readShores(AREA, MIN_AREA_KM2, 1, 'h')
    .map(unwrap)
    .flatMap((ring) => turns.map((turn) => shift(ring, turn)))
    .filter(reachesIn);
}

export function makeLand(rings, detail) {
  return rings
    .filter((ring) => areaKm2(ring) >= detail.smallestKm2(ring[0]))
    .map((ring) => clipRing(simplifyRing(ring, detail)))
    .filter((ring) => ring.length > 0)
    .map((ring) => feature('Polygon', [ring]));
}

function reachesIn(ring) {
  const [west, south, east, north] = EXTENT;
  const isOn = (axis, test) => ring.some((position) => test(position[axis]));
  return (
    isOn(0, (x) => x >= west) &&
    isOn(0, (x) => x <= east) &&
    isOn(1, (y) => y >= south) &&
    isOn(1, (y) => y <= north)
  );
}
