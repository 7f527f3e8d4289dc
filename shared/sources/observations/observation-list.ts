// The registrations as the app lists them: what this service took in, and what was fetched of others.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { type Criteria, OWN_SOURCE } from './criteria.ts';
import { areasOf } from './found-areas.ts';
import type { PlaceNames } from './place-names.ts';
import type { Registrations } from './registrations.ts';
import type { RowSource, SearchRow } from './search-row.ts';
import type { Columns } from './table/columns.ts';
import { writtenPlaceName } from './written-place-name.ts';

export interface ListDependencies {
  readonly registrations: Registrations;
  readonly placeNames: PlaceNames;
  /** Whether more is being read from the files. */
  isReading(): boolean;
}

export interface ListQuestion {
  readonly filter: BridgeType<'ObservationFilter'>;
  readonly offset: number;
  readonly limit: number;
}

const schema = createSchemaView(observationTypes);

/** A page of those that meet the question, newest observation first. */
export function readList(
  dependencies: ListDependencies,
  question: ListQuestion,
): BridgeType<'ObservationPage'> {
  const { table } = dependencies.registrations;
  const { columns } = table;
  const ofAnyTime = table.search(criteriaOf(question.filter));
  const found = withinPeriod(ofAnyTime, columns, question.filter);
  const [earliest, latest] = [ofAnyTime.at(-1), ofAnyTime[0]];
  return {
    total: found.length,
    isReading: dependencies.isReading(),
    ...(earliest !== undefined && latest !== undefined
      ? { earliestMs: columns.obsMs[earliest] ?? 0, latestMs: columns.obsMs[latest] ?? 0 }
      : {}),
    withoutPosition: countWhere(found, (row) => Number.isNaN(columns.latitude[row])),
    ...creditsOf(found, dependencies),
    rows: pageOf(found, question).map((row) => listRow(table.read(row), dependencies)),
  };
}

/** The same page with all that may be told of each. */
export function readCards(
  dependencies: ListDependencies,
  question: ListQuestion,
): BridgeType<'ObservationCard'>[] {
  const { table } = dependencies.registrations;
  const found = withinPeriod(table.search(criteriaOf(question.filter)), table.columns, question.filter);
  return pageOf(found, question).map((row) => cardOf(table.read(row), dependencies));
}

/** One registration, by its key. Fails with `observations/unknown`. */
export function readCard(dependencies: ListDependencies, key: string): BridgeType<'ObservationCard'> {
  const { table } = dependencies.registrations;
  const [, targetId = OWN_SOURCE, regId] = /^(?:(.*)\/)?(.*)$/.exec(key) ?? [];
  const [row] = table.search({ regId: Number(regId), sourceIds: [targetId] });
  if (row === undefined) throw appError('observations/unknown', { key });
  return cardOf(table.read(row), dependencies);
}

/** Targets number on their own. */
function keyOf({ regId, source }: SearchRow): string {
  return source ? `${source.targetId}/${regId}` : String(regId);
}

/** Rows stand in the order of their times. */
function withinPeriod(
  rows: Uint32Array,
  { obsMs }: Columns,
  { fromMs, toMs }: BridgeType<'ObservationFilter'>,
): Uint32Array {
  if (fromMs === undefined && toMs === undefined) return rows;
  const [from, to] = [fromMs ?? Number.NEGATIVE_INFINITY, toMs ?? Number.POSITIVE_INFINITY];
  return rows.filter((row) => (obsMs[row] ?? 0) >= from && (obsMs[row] ?? 0) <= to);
}

function countWhere(rows: Uint32Array, holds: (row: number) => boolean): number {
  let count = 0;
  for (const row of rows) if (holds(row)) count++;
  return count;
}

/** The criteria of the service but its period. */
function criteriaOf(filter: BridgeType<'ObservationFilter'>): Criteria {
  const { hazardIds, regionIds, typeIds, competenceIds, sourceIds } = filter;
  const { near, regId, groupId, locationId, changedFromMs } = filter;
  const [text, nickName] = [filter.text.trim(), filter.observer.trim()];
  return {
    hazardIds,
    regionIds,
    competenceIds,
    sourceIds,
    types: typeIds.map((id) => ({ id, subTypes: [] })),
    ...(text === '' ? {} : { text }),
    ...(nickName === '' ? {} : { nickName }),
    ...(near ? { circle: near } : {}),
    ...(regId === undefined ? {} : { regId }),
    ...(groupId === undefined ? {} : { groupId }),
    ...(locationId === undefined ? {} : { locationId }),
    ...(changedFromMs === undefined ? {} : { changedFromMs }),
  };
}

/** Who is to be credited: each target as of its latest, and how many came here by themselves. */
function creditsOf(rows: Uint32Array, { registrations: { table } }: ListDependencies) {
  const { source } = table.columns;
  const firstOf = new Map<number, number>();
  let own = 0;
  for (const row of rows) {
    const number = source[row] ?? 0;
    if (number === 0) own++;
    else if (!firstOf.has(number)) firstOf.set(number, row);
  }
  const latest = new Map<string, RowSource>();
  for (const row of firstOf.values()) {
    const each = table.sourceOf(row);
    const known = each && latest.get(each.targetId);
    if (each && (!known || known.asOfMs < each.asOfMs)) latest.set(each.targetId, each);
  }
  return { sources: [...latest.values()], own };
}

function pageOf(rows: Uint32Array, { offset, limit }: ListQuestion): readonly number[] {
  return [...rows.subarray(offset, offset + limit)];
}

function cardOf(row: SearchRow, dependencies: ListDependencies): BridgeType<'ObservationCard'> {
  return {
    row: listRow(row, dependencies),
    areas: areasOf(row),
    registration: withoutPrivate('Registration', row.stored.registration),
  };
}

function listRow(row: SearchRow, dependencies: ListDependencies): BridgeType<'ObservationRow'> {
  const { Id } = row.stored.registration;
  return {
    key: keyOf(row),
    regId: row.regId,
    registrationId: typeof Id === 'string' ? Id : null,
    ...(row.source ? { source: row.source } : {}),
    hazardId: row.hazardId,
    observedAtMs: row.obsMs,
    registeredAtMs: row.stored.registeredAtMs,
    nickName: row.nickName,
    placeName: placeName(row, dependencies),
    latitude: row.position?.latitude ?? null,
    longitude: row.position?.longitude ?? null,
    formTids: [...row.typeIds],
  };
}

function placeName(row: SearchRow, { registrations, placeNames }: ListDependencies): string | null {
  const written = writtenPlaceName(row, registrations);
  if (written || !row.position) return written;
  const { town, county } = placeNames.find(row.position);
  return [town, county].filter((name) => name !== undefined).join(', ') || null;
}

/** Without what is taken in and never told. */
function withoutPrivate(typeName: string, value: JsonObject): JsonObject {
  const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const field = schema.findField(typeName, name);
    if (!field || field.isScalar) return field?.facts.isPrivate ? [] : [[name, member]];
    const inner = (item: Json) => (isJsonObject(item) ? withoutPrivate(field.typeName, item) : item);
    return [[name, Array.isArray(member) ? member.map(inner) : inner(member)]];
  });
  return Object.fromEntries(members);
}
