// Places of earlier registrations, which an observer uses again instead of making a new one each time.

import type { JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { WGS_84 } from '../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import type { Criteria } from './criteria.ts';
import type { Registrations } from './registrations.ts';
import { writtenPlaceName } from './written-place-name.ts';

const ICE = 70;

export interface PlaceQuestion {
  readonly circle: NonNullable<Criteria['circle']>;
  readonly hazardIds: readonly number[];
  /** Undefined for the places of everybody. */
  readonly observerGuid: string | undefined;
  readonly limit: number;
}

interface Place {
  readonly row: number;
  readonly distanceM: number;
}

/** Nearest first; of each place its newest registration tells hazard and observer. */
export function placesWithin(
  { table, search, directory }: Registrations,
  { circle, hazardIds, observerGuid, limit }: PlaceQuestion,
): JsonObject[] {
  const { columns } = table;
  const newest = new Map<number, Place>();
  for (const row of search({ circle, hazardIds })) {
    const isShown =
      columns.hazardId[row] === ICE ||
      observerGuid === undefined ||
      table.observerOf(row).observerGuid === observerGuid;
    const locationId = columns.locationId[row] ?? 0;
    const [latitude = 0, longitude = 0] = [columns.latitude[row], columns.longitude[row]];
    if (!isShown || newest.has(locationId)) continue;
    const { lengthM } = geodesicBetween(WGS_84, circle, { latitude, longitude });
    newest.set(locationId, { row, distanceM: Math.round(lengthM) });
  }
  return [...newest]
    .toSorted(([id, one], [otherId, other]) => one.distanceM - other.distanceM || id - otherId)
    .slice(0, limit)
    .map(([id, place]) => writePlace(id, place));

  function writePlace(Id: number, { row, distanceM }: Place): JsonObject {
    const groupId = columns.groupId[row] ?? 0;
    return {
      Id,
      Name: directory.nameOfLocation(Id),
      Distance: distanceM,
      LatLngObject: { Latitude: columns.latitude[row] ?? 0, Longitude: columns.longitude[row] ?? 0 },
      GeoHazardId: columns.hazardId[row] ?? 0,
      ObserverNickName: table.observerOf(row).nickName,
      ObserverGroupName: groupId === 0 ? null : '',
      ObserverGroupId: groupId,
    };
  }
}

const NEAR_M = 5_000;
const NEAR_COUNT = 5;

/** Places that registrations name, here or at targets, nearest first; of one name the nearest. */
export function namedPlacesNear(
  registrations: Pick<Registrations, 'table' | 'directory'>,
  from: { readonly latitude: number; readonly longitude: number },
): BridgeType<'KnownPlace'>[] {
  const { table } = registrations;
  const { latitude, longitude } = table.columns;
  const near = Array.from(table.search({ circle: { ...from, radiusM: NEAR_M } }), (row) => {
    const position = { latitude: latitude[row] ?? 0, longitude: longitude[row] ?? 0 };
    return { row, position, distanceM: geodesicBetween(WGS_84, from, position).lengthM };
  });
  const places = new Map<string, BridgeType<'KnownPlace'>>();
  // The nearest come first, so few are unpacked.
  for (const { row, position, distanceM } of near.toSorted((a, b) => a.distanceM - b.distanceM)) {
    const name = writtenPlaceName(table.read(row), registrations)?.trim();
    if (!name || places.has(name)) continue;
    places.set(name, { name, ...position, distanceM: Math.round(distanceM) });
    if (places.size === NEAR_COUNT) break;
  }
  return [...places.values()];
}
