import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import { isMarkedTime } from '../../schema/marked-times.ts';
import { readTimeZone } from '../wire/time-zone.ts';
import type { DescribedSource } from './described-source.ts';
import { timeShift } from './shift-time.ts';

type QueryFilter = MapType<'QueryFilter'>;
type TimeFilter = Extract<QueryFilter, { TimeRelation: unknown }>;

/**
 * Tests the instant of a row; undefined where a filter says nothing of time. A description can shift the times of its
 * rows and take all that was before the window: both unless it says that it makes no use of time.
 */
export function timeTest(
  filter: QueryFilter | undefined,
  path: string,
  time: DescribedSource['time'],
): ((time: FeatureValue) => boolean) | undefined {
  const { shift, isCumulative } = rowTimes(time);
  if (!filter || !('TimeRelation' in filter)) return undefined;
  const { TimeValue, OutputTimeReference, TimeRelation } = filter;
  readTimeZone(OutputTimeReference, `${path}.OutputTimeReference`);
  if (!TimeValue) return undefined;
  const [begin, end] = windowOf(TimeValue, `${path}.TimeValue`);
  const start = isCumulative && begin <= end ? -Infinity : begin;
  return (stored) => {
    if (typeof stored !== 'number') return false;
    const instant = shift(stored);
    if (instant < start || instant > end) return false;
    return !(start < end && touchesLeftOutEnd(instant, start, end, TimeRelation));
  };
}

interface RowTimes {
  readonly shift: (instantMs: number) => number;
  readonly isCumulative: boolean;
}

function rowTimes(time: DescribedSource['time']): RowTimes {
  const { UseTime, TimeDataCumulative = false, TimeOffset = 0, TimeOffsetUnits } = time?.described ?? {};
  const unshifted = (instantMs: number) => instantMs;
  if (UseTime === false || !time) return { shift: unshifted, isCumulative: false };
  if (TimeOffset === 0) return { shift: unshifted, isCumulative: TimeDataCumulative };
  const shift = timeShift(TimeOffset, TimeOffsetUnits ?? 'geoTimeUnitsUnknown');
  if (shift && Number.isFinite(TimeOffset)) return { shift, isCumulative: TimeDataCumulative };
  throw appError('value/bad', {
    path: `${time.path}.${shift ? 'TimeOffset' : 'TimeOffsetUnits'}`,
    value: shift ? TimeOffset : (TimeOffsetUnits ?? ''),
    expected: shift ? 'a number' : 'the unit of TimeOffset',
  });
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

/** First and last instant, epoch milliseconds. Times that do not say their zone are those of clocks in that of the value. */
function windowOf(value: MapType<'TimeValue'>, path: string): readonly [start: number, end: number] {
  const { instantAt } = readTimeZone(value.TimeReference, `${path}.TimeReference`);
  const at = (field: string, timeMs: number) => (isMarkedTime(value, field) ? timeMs : instantAt(timeMs));
  switch (value.$type) {
    case 'TimeInstant': {
      const instant = at('Time', value.Time);
      return [instant, instant];
    }
    case 'TimeExtent': {
      const { StartTime, EndTime, Empty } = value;
      if (Empty) return NEVER;
      return [
        StartTime === undefined ? -Infinity : at('StartTime', StartTime),
        EndTime === undefined ? Infinity : at('EndTime', EndTime),
      ];
    }
    default:
      return [-Infinity, Infinity];
  }
}
