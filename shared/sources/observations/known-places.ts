// Places of earlier registrations, which an observer uses again instead of making a new one each time.

import type { JsonObject } from '../../base/json.ts';
import { WGS_84 } from '../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import type { Criteria } from './criteria.ts';
import type { Registrations } from './registrations.ts';

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
