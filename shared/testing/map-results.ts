// What tests of the map service compare of answers with rows.

import type { MapType } from '../contracts/map/types.ts';

type RecordSet = MapType<'RecordSet'>;
type WireRecord = MapType<'Record'>;

/** The rows in a result that has them as records. Fails where they came in another form. */
export function recordSetOf({ Object: rows }: MapType<'QueryResult'>): RecordSet {
  if ('$type' in rows && rows.$type === 'RecordSet') return rows;
  throw new Error(`Not a record set: ${JSON.stringify(rows).slice(0, 200)}`);
}

export function relatedRecordSetOf({ Object: rows }: MapType<'QueryResult'>): MapType<'RelatedRecordSet'> {
  if ('$type' in rows && rows.$type === 'RelatedRecordSet') return rows;
  throw new Error(`Not related records: ${JSON.stringify(rows).slice(0, 200)}`);
}

export function fieldNames({ FieldArray }: MapType<'Fields'>): string[] {
  return FieldArray.map(({ Name }) => Name);
}

/** The values of each row without their types; a shape stays as it is. */
export function plainRows(records: readonly WireRecord[]): unknown[][] {
  return records.map(({ Values }) => Values.map((value) => (value && '$xs' in value ? value.value : value)));
}
