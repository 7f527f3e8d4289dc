import { WGS_84 } from '../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../geo/geodesic.ts';
import { foldText, type SearchRow } from './search-row.ts';

export interface TypeWish {
  /** A type, or a group (80 to 83); undefined where only types of it are named. */
  readonly id: number | undefined;
  readonly subTypes: readonly number[];
}

/** What must hold. What is absent does not limit; of a list one value is enough. */
export interface Criteria {
  readonly regId?: number;
  readonly locationId?: number;
  readonly regionIds?: readonly number[];
  readonly observerId?: number;
  readonly observerGuid?: string;
  readonly nickName?: string;
  readonly competenceIds?: readonly number[];
  readonly groupId?: number;
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly hazardIds?: readonly number[];
  readonly types?: readonly TypeWish[];
  readonly text?: string;
  readonly circle?: { readonly latitude: number; readonly longitude: number; readonly radiusM: number };
}

const LANDSLIDE = 71;
const GROUPS: ReadonlyMap<number, readonly number[]> = new Map([
  [80, [11]],
  [81, [13, 24, 26, 27, 33]],
  [82, [21, 22, 23, 25, 34, 35, 36, 37]],
  [83, [28, 30, 31, 32]],
]);

type Test = (row: SearchRow) => boolean;

/** The rows that meet all criteria, in their own order. */
export function search(rows: readonly SearchRow[], criteria: Criteria): SearchRow[] {
  const tests = testsOf(criteria);
  return rows.filter((row) => tests.every((holds) => holds(row)));
}

/** Newest observation first, and of those at one instant the one that came last. */
export function newestFirst(one: SearchRow, other: SearchRow): number {
  return other.obsMs - one.obsMs || other.regId - one.regId;
}

function testsOf(criteria: Criteria): Test[] {
  const { fromMs, toMs, types, text, nickName, circle } = criteria;
  const tests: (Test | undefined)[] = [
    isEqual('regId', criteria.regId),
    isEqual('locationId', criteria.locationId),
    isEqual('observerId', criteria.observerId),
    isEqual('observerGuid', criteria.observerGuid),
    isEqual('groupId', criteria.groupId),
    isOneOf('regionId', criteria.regionIds),
    isOneOf('competenceId', criteria.competenceIds),
    isOneOf('hazardId', criteria.hazardIds),
    fromMs === undefined ? undefined : ({ obsMs }) => obsMs >= fromMs,
    toMs === undefined ? undefined : ({ obsMs }) => obsMs <= toMs,
    nickName === undefined ? undefined : contains(foldText(nickName), (row) => foldText(row.nickName)),
    text === undefined ? undefined : contains(foldText(text), (row) => row.text),
    types && types.length > 0 ? (row) => types.some((wish) => hasType(row, wish)) : undefined,
    circle && isWithin(circle),
  ];
  return tests.filter((test) => test !== undefined);
}

function isEqual<Key extends 'regId' | 'locationId' | 'observerId' | 'observerGuid' | 'groupId'>(
  key: Key,
  wanted: SearchRow[Key] | undefined,
): Test | undefined {
  return wanted === undefined ? undefined : (row) => row[key] === wanted;
}

function isOneOf(
  key: 'regionId' | 'competenceId' | 'hazardId',
  wanted: readonly number[] | undefined,
): Test | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return (row) => set.has(row[key]);
}

function contains(part: string, whole: (row: SearchRow) => string): Test {
  return (row) => whole(row).includes(part);
}

function hasType({ typeIds, landslideKind }: SearchRow, { id, subTypes }: TypeWish): boolean {
  const hasOne = (wanted: readonly number[]) => wanted.some((type) => typeIds.has(type));
  if (id === undefined) return hasOne(subTypes);
  if (id === LANDSLIDE && subTypes.length > 0) {
    return landslideKind !== undefined && subTypes.includes(landslideKind);
  }
  const group = GROUPS.get(id);
  if (group) return hasOne(subTypes.length > 0 ? subTypes : group);
  return typeIds.has(id);
}

/** Distance on the ellipsoid; a row without a position is never within. */
function isWithin({ radiusM, ...centre }: NonNullable<Criteria['circle']>): Test {
  return ({ position }) =>
    position !== undefined && geodesicBetween(WGS_84, centre, position).lengthM <= radiusM;
}
