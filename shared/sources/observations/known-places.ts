// Places of earlier registrations, which an observer uses again instead of making a new one each time.

import type { JsonObject } from '../../base/json.ts';
import { WGS_84 } from '../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import type { Directory } from './directory.ts';
import { type Criteria, search } from './search.ts';
import type { SearchRow } from './search-row.ts';

const ICE = 70;

export interface PlaceQuestion {
  readonly circle: NonNullable<Criteria['circle']>;
  readonly hazardIds: readonly number[];
  /** Undefined for the places of everybody. */
  readonly observerGuid: string | undefined;
  readonly limit: number;
}

/** Nearest first; of each place its newest registration tells hazard and observer. `rows`: newest first. */
export function placesWithin(
  rows: readonly SearchRow[],
  directory: Directory,
  { circle, hazardIds, observerGuid, limit }: PlaceQuestion,
): JsonObject[] {
  const newest = new Map<number, SearchRow>();
  for (const row of search(rows, { circle, hazardIds })) {
    const isShown = row.hazardId === ICE || observerGuid === undefined || row.observerGuid === observerGuid;
    if (isShown && !newest.has(row.locationId)) newest.set(row.locationId, row);
  }
  return [...newest.values()]
    .flatMap((row) => writePlace(row, directory, circle))
    .toSorted((one, other) => one.Distance - other.Distance || one.Id - other.Id)
    .slice(0, limit);
}

function writePlace(row: SearchRow, directory: Directory, circle: PlaceQuestion['circle']) {
  if (!row.position) return [];
  const { latitude: Latitude, longitude: Longitude } = row.position;
  return [
    {
      Id: row.locationId,
      Name: directory.nameOfLocation(row.locationId),
      Distance: Math.round(geodesicBetween(WGS_84, circle, row.position).lengthM),
      LatLngObject: { Latitude, Longitude },
      GeoHazardId: row.hazardId,
      ObserverNickName: row.nickName,
      ObserverGroupName: row.groupId === 0 ? null : '',
      ObserverGroupId: row.groupId,
    },
  ];
}
