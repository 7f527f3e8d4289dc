import type { Criteria, TypeWish } from '../criteria.ts';
import { OWN_SOURCE } from '../criteria.ts';
import type { Observer } from '../directory.ts';
import { foldText, type RowSource } from '../search-row.ts';
import { type Columns, NO_KIND } from './columns.ts';
import { keepWhere } from './keep-where.ts';
import { latinText } from './latin-text.ts';
import { rowsInCircle } from './rows-in-circle.ts';
import type { TextChunks } from './text-chunks.ts';
import { typeBits } from './type-bits.ts';

export interface Searched {
  readonly columns: Columns;
  /** How many rows the columns hold. */
  readonly count: number;
  /** The oldest first, without those that were removed. */
  readonly order: Uint32Array;
  readonly observers: readonly Observer[];
  /** By their numbers; the first one is this service. */
  readonly sources: readonly (RowSource | undefined)[];
  readonly texts: TextChunks;
}

type Test = (row: number) => boolean;

const LANDSLIDE = 71;
const GROUPS: ReadonlyMap<number, readonly number[]> = new Map([
  [80, [11]],
  [81, [13, 24, 26, 27, 33]],
  [82, [21, 22, 23, 25, 34, 35, 36, 37]],
  [83, [28, 30, 31, 32]],
]);
/** Where fewer rows are left, their texts are looked at one by one. */
const FEW = 1 / 16;

/** The rows that meet all criteria, newest observation first. */
export function searchColumns(searched: Searched, criteria: Criteria): Uint32Array {
  const { columns, count, order } = searched;
  const { fromMs = Number.NEGATIVE_INFINITY, toMs = Number.POSITIVE_INFINITY, circle, text } = criteria;
  const period = periodOf(columns.obsMs, order, { fromMs, toMs });
  const newestFirst = circle
    ? rowsInCircle({ columns, count, rows: period, fromMs, toMs }, circle)
    : period.slice().reverse();
  // Criterion by criterion: each looks at what those before it left, in a loop of its own.
  const rows = testsOf(searched, criteria).reduce(keepWhere, newestFirst);
  return text === undefined ? rows : withText(rows, text, searched);
}

function withText(rows: Uint32Array, text: string, { texts, order }: Searched): Uint32Array {
  const part = latinText(text);
  if (rows.length < order.length * FEW) return keepWhere(rows, (row) => texts.hasText(row, part));
  const marks = texts.findAll(part);
  return keepWhere(rows, (row) => marks[row] === 1);
}

/** The part of the order in which they lie: both ends of the period belong to it. */
function periodOf(
  obsMs: Float64Array,
  order: Uint32Array,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Uint32Array {
  const firstWhere = (holds: (ms: number) => boolean) => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(obsMs[order[middle] ?? 0] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const begin = firstWhere((ms) => ms >= fromMs);
  return order.subarray(
    begin,
    Math.max(
      begin,
      firstWhere((ms) => ms > toMs),
    ),
  );
}

function testsOf({ columns, observers, sources }: Searched, criteria: Criteria): Test[] {
  const { changedFromMs, types } = criteria;
  const { changedMs } = columns;
  const tests: (Test | undefined)[] = [
    isEqual(columns.regId, criteria.regId),
    isEqual(columns.locationId, criteria.locationId),
    isEqual(columns.groupId, criteria.groupId),
    isOneOf(columns.hazardId, criteria.hazardIds),
    isOneOf(columns.regionId, criteria.regionIds),
    isListed(columns.observer, observers, observerTest(criteria)),
    isListed(columns.source, sources, sourceTest(criteria)),
    changedFromMs === undefined ? undefined : (row) => (changedMs[row] ?? 0) >= changedFromMs,
    types && types.length > 0 ? hasType(columns, types) : undefined,
  ];
  return tests.filter((test) => test !== undefined);
}

function isEqual(column: Float64Array, wanted: number | undefined): Test | undefined {
  return wanted === undefined ? undefined : (row) => column[row] === wanted;
}

function isOneOf(column: Int32Array, wanted: readonly number[] | undefined): Test | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  const [first] = wanted;
  if (wanted.length === 1) return (row) => column[row] === first;
  const set = new Set(wanted);
  return (row) => set.has(column[row] ?? 0);
}

/** Each thing of a list is asked once, and a row by the number of its thing. */
function isListed<Thing>(
  column: Uint32Array,
  things: readonly Thing[],
  isWanted: ((thing: Thing) => boolean) | undefined,
): Test | undefined {
  if (!isWanted) return undefined;
  const marks = Uint8Array.from(things, (thing) => (isWanted(thing) ? 1 : 0));
  // As where nothing was fetched, and what this service took in is asked for.
  if (marks.every((mark) => mark === 1)) return undefined;
  return (row) => marks[column[row] ?? 0] === 1;
}

function observerTest(criteria: Criteria): ((observer: Observer) => boolean) | undefined {
  const { observerId, observerGuid, competenceIds = [], nickName } = criteria;
  const isAsked =
    observerId !== undefined ||
    observerGuid !== undefined ||
    nickName !== undefined ||
    competenceIds.length > 0;
  const part = foldText(nickName ?? '');
  const competences = new Set(competenceIds);
  if (!isAsked) return undefined;
  return (observer) =>
    (observerId === undefined || observer.observerId === observerId) &&
    (observerGuid === undefined || observer.observerGuid === observerGuid) &&
    (competences.size === 0 || competences.has(observer.competenceId)) &&
    foldText(observer.nickName).includes(part);
}

function sourceTest({ sourceIds = [] }: Criteria): ((source: RowSource | undefined) => boolean) | undefined {
  if (sourceIds.length === 0) return undefined;
  return (source) => sourceIds.includes(source?.targetId ?? OWN_SOURCE);
}

/** One of the wishes is enough: forms by their bits, or kinds of landslide. */
function hasType({ types, landslideKind }: Columns, wishes: readonly TypeWish[]): Test {
  const isOfKinds = ({ id, subTypes }: TypeWish) => id === LANDSLIDE && subTypes.length > 0;
  const bits = typeBits(wishes.filter((wish) => !isOfKinds(wish)).flatMap(typesOfWish));
  const kinds = new Set(wishes.filter(isOfKinds).flatMap(({ subTypes }) => subTypes));
  // In the column it stands for no kind at all, which nobody can wish for.
  kinds.delete(NO_KIND);
  return (row) => ((types[row] ?? 0) & bits) !== 0 || kinds.has(landslideKind[row] ?? 0);
}

function typesOfWish({ id, subTypes }: TypeWish): readonly number[] {
  if (id === undefined) return subTypes;
  const group = GROUPS.get(id);
  if (!group) return [id];
  return subTypes.length > 0 ? subTypes : group;
}
