// What the map covers, and how finely: 4 decimals are about 10 m.

import { BASE_MAP_AREA } from '../../shared/geo/base-map-area.ts';

/** West, south, east, north, degrees. */
export const EXTENT = [-30, 50, 50, 84];

/** The same of what the map service serves, as GDAL takes it. */
export const SERVED_AREA = ['west', 'south', 'east', 'north'].map((side) => String(BASE_MAP_AREA[side]));

export const round = (degrees) => Math.round(degrees * 1e4) / 1e4;

export function isInside([longitude, latitude], [west, south, east, north] = EXTENT) {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The four edges: whether a position is inside, and where a segment crosses. */
const EDGES = [0, 1, 2, 3].map((edge) => {
  const axis = edge % 2;
  const isLow = edge < 2;
  const limit = EXTENT[edge];
  return {
    holds: (position) => (isLow ? position[axis] >= limit : position[axis] <= limit),
    cross: (from, to) => {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      const other = from[1 - axis] + share * (to[1 - axis] - from[1 - axis]);
      return axis === 0 ? [limit, other] : [other, limit];
    },
  };
});

/**
 * Clips a closed ring to the extent edge by edge (Sutherland and Hodgman). Parts that fall apart stay joined along the
 * edge, which a fill does not show. Empty when nothing is inside.
 */
export function clipRing(ring) {
  let positions = ring.slice(0, -1);
  for (const { holds, cross } of EDGES) {
    positions = positions.flatMap((position, index) => {
      const before = positions.at(index - 1);
      const crossing = holds(before) === holds(position) ? [] : [cross(before, position)];
      return holds(position) ? [...crossing, position] : crossing;
    });
  }
  const rounded = positions.map((position) => position.map(round));
  const kept = rounded.filter(
    ([x, y], index) => index === 0 || x !== rounded[index - 1][0] || y !== rounded[index - 1][1],
  );
  return kept.length < 3 ? [] : [...kept, kept[0]];
}

export function feature(type, coordinates, properties = {}) {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

export function collection(features) {
  return { type: 'FeatureCollection', features };
}
