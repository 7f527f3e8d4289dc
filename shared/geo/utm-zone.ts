import type { LonLat } from './crs/lon-lat.ts';
import type { UtmZone } from './utm.ts';

/**
 * The zone of UTM and MGRS lettering at a place, with the exceptions: 32 is widened to 3° E in band V, and Svalbard has
 * 31, 33, 35 and 37 alone. Western and southern edges belong to a zone: 60° N 12° E is 33, 72° N 9° E is 33. The last
 * band reaches 84° N inclusive.
 */
export function utmZoneByPosition({ longitude, latitude }: LonLat): UtmZone {
  if (latitude >= 56 && latitude < 64 && longitude >= 3 && longitude < 12) return 32;
  if (latitude >= 72 && latitude <= 84 && longitude >= 0 && longitude < 42) {
    if (longitude < 9) return 31;
    if (longitude < 21) return 33;
    return longitude < 33 ? 35 : 37;
  }
  const zone = Math.floor((longitude + 180) / 6) + 1;
  return ((((zone - 1) % 60) + 60) % 60) + 1;
}

// Norway and its coast, generously; [longitude, latitude].
const NORWAY: readonly (readonly [number, number])[] = [
  [3.5, 57.5],
  [9, 57.6],
  [11.2, 58.8],
  [11.8, 59],
  [12.9, 60.2],
  [13.1, 61.1],
  [12.4, 62],
  [12.4, 63.3],
  [14.4, 64.1],
  [14.4, 64.6],
  [14.8, 65.3],
  [15.8, 66.3],
  [16.6, 67],
  [18.4, 68],
  [20.3, 68.3],
  [20.5, 69],
  [21.6, 69.2],
  [23.5, 68.5],
  [26, 68.8],
  [26.2, 69.6],
  [28.3, 70],
  [29.5, 69.2],
  [31.3, 69.6],
  [31.6, 70.5],
  [28, 71.5],
  [20, 71],
  [9, 68],
  [3.5, 62.5],
];

// North of this line lies Nordland, south of it Trøndelag. Towards the sea it passes between Vega and Leka.
const NORDLAND_FROM: readonly (readonly [number, number])[] = [
  [10, 65.3],
  [11.9, 65.15],
  [12.2, 65],
  [12.8, 64.96],
  [13.1, 65.1],
  [14.8, 65.12],
];

// East of this line lies Finnmark, west of it Troms; as [latitude, longitude].
const FINNMARK_FROM: readonly (readonly [number, number])[] = [
  [68.9, 21.7],
  [69.07, 21.95],
  [69.2, 22.6],
  [69.39, 22.36],
  [69.52, 22.75],
  [69.65, 22.93],
  [69.8, 22.53],
  [69.95, 22.32],
  [70.15, 22],
  [70.22, 21.3],
  [70.4, 20.8],
];

/**
 * The zone that Norwegian maps use at a place: 32 up to Trøndelag, 33 in Nordland and Troms, 35 in Finnmark. The
 * borders are approximate (about 5 km). Undefined outside Norway and on Svalbard.
 */
export function utmZoneByNorwegianHabit(place: LonLat): 32 | 33 | 35 | undefined {
  if (!isInNorway(place)) return undefined;
  const { longitude, latitude } = place;
  if (latitude < valueAlong(NORDLAND_FROM, longitude)) return 32;
  return latitude > 68.9 && longitude > valueAlong(FINNMARK_FROM, latitude) ? 35 : 33;
}

/** The zone to show a place in: the Norwegian habit, elsewhere the zone by place. */
export function utmZoneToShow(place: LonLat): UtmZone {
  return utmZoneByNorwegianHabit(place) ?? utmZoneByPosition(place);
}

function isInNorway({ longitude, latitude }: LonLat): boolean {
  let isInside = false;
  let [previousX, previousY] = NORWAY.at(-1) ?? [0, 0];
  for (const [x, y] of NORWAY) {
    const crosses = y > latitude !== previousY > latitude;
    if (crosses && longitude < x + ((latitude - y) / (previousY - y)) * (previousX - x)) isInside = !isInside;
    [previousX, previousY] = [x, y];
  }
  return isInside;
}

/** Interpolates along a line of [position, value]; beyond its ends the value of the end. */
function valueAlong(line: readonly (readonly [number, number])[], position: number): number {
  let [previousPosition, previousValue] = line[0] ?? [0, 0];
  for (const [nextPosition, nextValue] of line) {
    if (position <= nextPosition) {
      const share = (position - previousPosition) / (nextPosition - previousPosition || 1);
      return previousValue + Math.max(0, share) * (nextValue - previousValue);
    }
    [previousPosition, previousValue] = [nextPosition, nextValue];
  }
  return previousValue;
}
