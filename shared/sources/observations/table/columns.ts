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

const FIRST_CAPACITY = 1024;
const GROWTH = 1.25;
/** The first is a quarter longer when the last one grows. */
const STAGGER = 16;

/** `capacity`: of the next column. */
function createColumns(capacity: () => number): Columns {
  return {
    obsMs: new Float64Array(capacity()),
    changedMs: new Float64Array(capacity()),
    regId: new Float64Array(capacity()),
    locationId: new Float64Array(capacity()),
    groupId: new Float64Array(capacity()),
    latitude: new Float64Array(capacity()),
    longitude: new Float64Array(capacity()),
    hazardId: new Int32Array(capacity()),
    regionId: new Int32Array(capacity()),
    landslideKind: new Int32Array(capacity()),
    types: new Uint32Array(capacity()),
    observer: new Uint32Array(capacity()),
    source: new Uint32Array(capacity()),
    isGone: new Uint8Array(capacity()),
  };
}

/** Each is full at another row, and so they are ever after: a row waits for one of them, and not for 80 MB. */
function createFirstColumns(): Columns {
  let capacity = FIRST_CAPACITY;
  return createColumns(() => {
    capacity += STAGGER;
    return capacity;
  });
}

/** Columns with room for a row of this number: the same ones, or some that are longer and hold what they held. */
export function withRoomFor(row: number, columns = createFirstColumns()): Columns {
  const isFull = (column: Columns[keyof Columns]) => row >= column.length;
  if (!Object.values(columns).some(isFull)) return columns;
  return {
    obsMs: longer(columns.obsMs, row),
    changedMs: longer(columns.changedMs, row),
    regId: longer(columns.regId, row),
    locationId: longer(columns.locationId, row),
    groupId: longer(columns.groupId, row),
    latitude: longer(columns.latitude, row),
    longitude: longer(columns.longitude, row),
    hazardId: longer(columns.hazardId, row),
    regionId: longer(columns.regionId, row),
    landslideKind: longer(columns.landslideKind, row),
    types: longer(columns.types, row),
    observer: longer(columns.observer, row),
    source: longer(columns.source, row),
    isGone: longer(columns.isGone, row),
  };
}

type Column = Float64Array | Int32Array | Uint32Array | Uint8Array;

function longer<Kind extends Column>(column: Kind, row: number): Kind {
  if (row < column.length) return column;
  const made = new (column.constructor as new (length: number) => Kind)(Math.ceil(column.length * GROWTH));
  made.set(column);
  return made;
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
