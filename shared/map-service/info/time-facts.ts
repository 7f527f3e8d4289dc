import type { RowSource } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';

/** Stored times have no zone and are read as this one. */
const STORED_ZONE = { TimeZoneNameID: 'UTC', RespectsDaylightSavingTime: false } as const;

/** First and last time of rows, epoch milliseconds; undefined where no row has one. */
export function timeSpan(source: RowSource, table: FeatureTable): readonly [number, number] | undefined {
  if (source.timeField === undefined) return undefined;
  let [first, last] = [Infinity, -Infinity];
  for (const value of table.values(source.timeField)) {
    if (typeof value !== 'number') continue;
    first = Math.min(first, value);
    last = Math.max(last, value);
  }
  return first <= last ? [first, last] : undefined;
}

export function timeExtent([StartTime, EndTime]: readonly [number, number]): MapType<'TimeExtent'> & {
  $type: 'TimeExtent';
} {
  return { $type: 'TimeExtent', TimeReference: { ...STORED_ZONE }, StartTime, EndTime };
}

/** What the description of a layer or table says of time: each row has an instant. */
export function timeFacts(source: RowSource, table: FeatureTable) {
  if (source.timeField === undefined) return { SupportsTime: false };
  const span = timeSpan(source, table);
  return {
    SupportsTime: true,
    StartTimeFieldName: source.timeField,
    EndTimeFieldName: '',
    TimeValueFormat: '',
    TrackIDFieldName: '',
    TimeReference: { ...STORED_ZONE },
    ...(span ? { FullTimeExtent: timeExtent(span) } : {}),
    TimeInterval: 0,
    TimeIntervalUnits: 'geoTimeUnitsUnknown' as const,
  };
}
