import type { Json, JsonObject } from '../base/json.ts';
import { osloInstantMs } from '../base/oslo-time.ts';
import { readTime } from '../codec/json/read-time.ts';
import type { Placed } from './scopes.ts';

/** When a registration was made, of what and in which region, as the target tells it; undefined where it tells it not. */
export function placedItem(item: JsonObject): Placed | undefined {
  const obsMs = answeredMs(item['DtObsTime']);
  const { GeoHazardTid: hazardId, ForecastRegionTid: regionId } = item;
  if (obsMs === undefined || typeof hazardId !== 'number') return undefined;
  return { obsMs, hazardId, regionId: typeof regionId === 'number' ? regionId : 0 };
}

/** Answers hold Norwegian times without a zone. Of the hour that comes twice nobody knows which is meant. */
export function answeredMs(value: Json | undefined): number | undefined {
  const time = typeof value === 'string' ? readTime(value) : undefined;
  if (!time) return undefined;
  return time.offsetMs === undefined ? osloInstantMs(time.localMs, 'earlier') : time.localMs - time.offsetMs;
}
