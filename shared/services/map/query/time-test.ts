import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { FeatureValue } from '../../../ports/feature-store.ts';

type QueryFilter = MapType<'QueryFilter'>;
type TimeFilter = Extract<QueryFilter, { TimeRelation: unknown }>;

/** Tests the instant of a row; undefined where a filter says nothing of time. */
export function timeTest(
  filter: QueryFilter | undefined,
  path: string,
): ((time: FeatureValue) => boolean) | undefined {
  if (!filter || !('TimeRelation' in filter)) return undefined;
  const { TimeValue, OutputTimeReference, TimeRelation } = filter;
  checkZone(OutputTimeReference, `${path}.OutputTimeReference`);
  if (!TimeValue) return undefined;
  checkZone(TimeValue.TimeReference, `${path}.TimeValue.TimeReference`);
  const [start, end] = windowOf(TimeValue);
  return (time) =>
    typeof time === 'number' &&
    time >= start &&
    time <= end &&
    !(start < end && touchesLeftOutEnd(time, start, end, TimeRelation));
}

/** Closed at both ends, unless the relation leaves one out. */
function touchesLeftOutEnd(
  time: number,
  start: number,
  end: number,
  relation: TimeFilter['TimeRelation'],
): boolean {
  if (relation === 'geoTimeRelationOverlapsStartWithinEnd') return time === end;
  return relation === 'geoTimeRelationAfterStartOverlapsEnd' && time === start;
}

const NEVER = [Infinity, -Infinity] as const;

function windowOf(value: MapType<'TimeValue'>): readonly [start: number, end: number] {
  switch (value.$type) {
    case 'TimeInstant':
      return [value.Time, value.Time];
    case 'TimeExtent':
      return value.Empty ? NEVER : [value.StartTime ?? -Infinity, value.EndTime ?? Infinity];
    default:
      return [-Infinity, Infinity];
  }
}

/** Stored times have no zone and are read as UTC; other zones are refused by name. */
function checkZone(reference: MapType<'TimeReference'> | undefined, path: string): void {
  const zone = reference?.TimeZoneNameID.trim() ?? '';
  if (zone === '' || /^(?:utc|etc\/utc|gmt)$/i.test(zone)) return;
  throw appError('value/bad', { path: `${path}.TimeZoneNameID`, value: zone.slice(0, 80), expected: 'UTC' });
}
