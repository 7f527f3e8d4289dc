import { isJsonObject, type JsonObject } from '../base/json.ts';
import { osloTimeText } from '../base/oslo-time.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';

export interface LookCall {
  readonly path: string;
  readonly criteria: JsonObject;
}

const MINUTE_MS = 60_000;
const RADIUS_M = 100;
const MAX_ITEMS = 100;

/**
 * Searches take no Id: by the number that was answered, then by observer, hazard and the minute around the time. Version
 * 3.1 searches by places alone.
 */
export function lookCalls(
  posted: JsonObject,
  version: BridgeType<'TargetVersion'>,
  regId: number | null,
): LookCall[] {
  const { ObserverGuid = null, GeoHazardTID = null } = posted;
  const obsMs = Date.parse(String(posted['DtObsTime']));
  const minuteMs = obsMs - (obsMs % MINUTE_MS);
  const period = {
    FromDate: osloTimeText(minuteMs),
    ToDate: osloTimeText(minuteMs + MINUTE_MS - 1),
    LangKey: 1,
    Offset: 0,
  };
  if (version === '3.1.0') {
    const place = isJsonObject(posted['ObsLocation']) ? posted['ObsLocation'] : {};
    const { Latitude = null, Longitude = null } = place;
    const circle = { Latitude, Longitude, Radius: RADIUS_M, GeoHazards: [GeoHazardTID] };
    return [{ path: 'Search/WithinRadius', criteria: { ...circle, ...period, ReturnCount: MAX_ITEMS } }];
  }
  const byContent = {
    path: 'Search/All',
    criteria: { ObserverGuid, SelectedGeoHazards: [GeoHazardTID], ...period, NumberOfRecords: MAX_ITEMS },
  };
  if (regId === null) return [byContent];
  return [{ path: 'Search/All', criteria: { RegId: regId, LangKey: 1, NumberOfRecords: 1 } }, byContent];
}
