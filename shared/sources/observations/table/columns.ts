// What registrations are searched by, a column each: a million rows take some 80 MB, and nothing of them is an object.

import type { SearchRow } from '../search-row.ts';
import { typeBits } from './type-bits.ts';

/** Of rows by their numbers. Those from the count of rows on hold nothing yet. */
export interface Columns {
  readonly obsMs: Float64Array;
  readonly changedMs: Float64Array;
  readonly regId: Float64Array;
  readonly locationId: Float64Array;
  readonly groupId: Float64Array;
  /** WGS 84, degrees; NaN where there is none. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly hazardId: Int32Array;
  readonly regionId: Int32Array;
  /** −1 where it is no landslide, or of no kind. */
  readonly landslideKind: Int32Array;
  /** A bit for each form, as `typeBits` has them. */
  readonly types: Uint32Array;
  /** Numbers in the list of observers. */
  readonly observer: Uint32Array;
  /** Numbers in the list of sources; 0 is this service. */
  readonly source: Uint32Array;
  /** 1 where the row was removed. */
  readonly isGone: Uint8Array;
}

export const NO_KIND = -1;

function createColumns(capacity: number): Columns {
  return {
    obsMs: new Float64Array(capacity),
    changedMs: new Float64Array(capacity),
    regId: new Float64Array(capacity),
    locationId: new Float64Array(capacity),
    groupId: new Float64Array(capacity),
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    hazardId: new Int32Array(capacity),
    regionId: new Int32Array(capacity),
    landslideKind: new Int32Array(capacity),
    types: new Uint32Array(capacity),
    observer: new Uint32Array(capacity),
    source: new Uint32Array(capacity),
    isGone: new Uint8Array(capacity),
  };
}

const FIRST_CAPACITY = 1024;
const GROWTH = 1.25;

/** Columns with room for a row of this number: the same ones, or longer ones with what they hold. */
export function withRoomFor(row: number, columns = createColumns(FIRST_CAPACITY)): Columns {
  if (row < columns.obsMs.length) return columns;
  const longer = createColumns(Math.ceil(columns.obsMs.length * GROWTH));
  longer.obsMs.set(columns.obsMs);
  longer.changedMs.set(columns.changedMs);
  longer.regId.set(columns.regId);
  longer.locationId.set(columns.locationId);
  longer.groupId.set(columns.groupId);
  longer.latitude.set(columns.latitude);
  longer.longitude.set(columns.longitude);
  longer.hazardId.set(columns.hazardId);
  longer.regionId.set(columns.regionId);
  longer.landslideKind.set(columns.landslideKind);
  longer.types.set(columns.types);
  longer.observer.set(columns.observer);
  longer.source.set(columns.source);
  longer.isGone.set(columns.isGone);
  return longer;
}

export function writeRow(
  columns: Columns,
  row: number,
  facts: Omit<SearchRow, 'stored' | 'source'>,
  { observer, source }: { readonly observer: number; readonly source: number },
): void {
  columns.obsMs[row] = facts.obsMs;
  columns.changedMs[row] = facts.changedMs;
  columns.regId[row] = facts.regId;
  columns.locationId[row] = facts.locationId;
  columns.groupId[row] = facts.groupId;
  columns.latitude[row] = facts.position?.latitude ?? Number.NaN;
  columns.longitude[row] = facts.position?.longitude ?? Number.NaN;
  columns.hazardId[row] = facts.hazardId;
  columns.regionId[row] = facts.regionId;
  columns.landslideKind[row] = facts.landslideKind ?? NO_KIND;
  columns.types[row] = typeBits(facts.typeIds);
  columns.observer[row] = observer;
  columns.source[row] = source;
}
