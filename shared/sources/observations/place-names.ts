// What a position is called: the county that it lies in, and the nearest town. Approximate, because the counties are
// those before 2018 of a generalised map (by 1,105 power plants 92 % lie inside the right one, 98.4 % with the nearest).

import { WGS_84 } from '../../geo/crs/crs-table.ts';
import type { LonLat } from '../../geo/crs/lon-lat.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import { locateInRing } from '../../geo/geometry/nest-rings.ts';

/** assets/basemap/place-names.json: WGS 84, longitude first, degrees. */
export interface PlaceNameData {
  readonly counties: readonly {
    readonly name: string;
    /** The national number before 2018; 50 for both parts of Trøndelag. */
    readonly number: number;
    /** Flat and closed; what lies inside an odd number of them is inside. */
    readonly rings: readonly (readonly number[])[];
  }[];
  readonly towns: readonly { readonly name: string; readonly position: readonly number[] }[];
}

export interface PlaceName {
  readonly town?: string;
  readonly county?: string;
  readonly countyNumber?: number;
}

export interface PlaceNames {
  /** Empty for a position that lies in no county nor near one. */
  find(position: LonLat): PlaceName;
  /** The county alone, which a million positions are asked for. */
  countyNumber(position: LonLat): number | undefined;
}

/** As far as islands and skerries lie from the generalised coast. */
const MAX_TO_COUNTY_M = 20_000;
const MAX_TO_TOWN_M = 50_000;
const METRES_PER_DEGREE = 111_195;

export function createPlaceNames({ counties, towns }: PlaceNameData): PlaceNames {
  const boxes = counties.map((county) => ({ county, box: boxOf(county.rings) }));

  function findCounty(position: LonLat) {
    const { longitude, latitude } = position;
    const inside = boxes.find(
      ({ county, box }) => isInBox(position, box) && isInside(longitude, latitude, county.rings),
    );
    if (inside) return inside.county;
    const [nearest] = counties
      .map((county) => ({ county, distanceM: distanceToRings(position, county.rings) }))
      .toSorted((one, other) => one.distanceM - other.distanceM);
    return nearest && nearest.distanceM <= MAX_TO_COUNTY_M ? nearest.county : undefined;
  }

  function findTown(position: LonLat): string | undefined {
    const [nearest] = towns
      .map(({ name, position: [longitude = 0, latitude = 0] }) => ({
        name,
        at: { longitude, latitude },
        distanceM: planeDistanceM(position, longitude, latitude),
      }))
      .toSorted((one, other) => one.distanceM - other.distanceM);
    const isNear = nearest && geodesicBetween(WGS_84, position, nearest.at).lengthM <= MAX_TO_TOWN_M;
    return isNear ? nearest.name : undefined;
  }

  return {
    countyNumber: (position) => findCounty(position)?.number,
    find(position) {
      const county = findCounty(position);
      if (!county) return {};
      const town = findTown(position);
      return { county: county.name, countyNumber: county.number, ...(town === undefined ? {} : { town }) };
    },
  };
}

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

function boxOf(rings: readonly (readonly number[])[]): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      const [longitude = 0, latitude = 0] = ring.slice(index, index + 2);
      box.west = Math.min(box.west, longitude);
      box.east = Math.max(box.east, longitude);
      box.south = Math.min(box.south, latitude);
      box.north = Math.max(box.north, latitude);
    }
  }
  return box;
}

function isInBox({ longitude, latitude }: LonLat, { west, east, south, north }: Box): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function isInside(x: number, y: number, rings: readonly (readonly number[])[]): boolean {
  return rings.filter((ring) => locateInRing(x, y, ring) !== 'outside').length % 2 === 1;
}

/** To the nearest corner: corners lie closer together than the map is exact. */
function distanceToRings(position: LonLat, rings: readonly (readonly number[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      least = Math.min(least, planeDistanceM(position, ring[index] ?? 0, ring[index + 1] ?? 0));
    }
  }
  return least;
}

/** On the plane that touches at the position: good to a few per cent over such distances. */
function planeDistanceM({ longitude, latitude }: LonLat, toLongitude: number, toLatitude: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const dx = (toLongitude - longitude) * shrink;
  return Math.hypot(dx, toLatitude - latitude) * METRES_PER_DEGREE;
}
