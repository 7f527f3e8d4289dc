// The registrations as the app lists them: what this service took in, and what was fetched of others.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import type { PlaceNames } from './place-names.ts';
import type { PulledRegistrations } from './pulled/pulled-registrations.ts';
import type { Registrations } from './registrations.ts';
import { type Criteria, newestFirst, search } from './search.ts';
import type { RowSource, SearchRow } from './search-row.ts';

export interface ListDependencies {
  readonly registrations: Registrations;
  readonly pulled: Pick<PulledRegistrations, 'rows'>;
  readonly placeNames: PlaceNames;
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
  const { found, ofAnyTime } = findRows(dependencies, question);
  const [earliest, latest] = [ofAnyTime.at(-1), ofAnyTime[0]];
  return {
    total: found.length,
    ...(earliest && latest ? { earliestMs: earliest.obsMs, latestMs: latest.obsMs } : {}),
    withoutPosition: found.filter(({ position }) => position === undefined).length,
    sources: sourcesOf(found),
    own: found.filter(({ source }) => source === undefined).length,
    rows: pageOf(found, question).map((row) => listRow(row, dependencies)),
  };
}

/** The same page with all that may be told of each. */
export function readCards(
  dependencies: ListDependencies,
  question: ListQuestion,
): BridgeType<'ObservationCard'>[] {
  return pageOf(findRows(dependencies, question).found, question).map((row) => cardOf(row, dependencies));
}

/** One registration, by its key. Fails with `observations/unknown`. */
export function readCard(dependencies: ListDependencies, key: string): BridgeType<'ObservationCard'> {
  const row = allRows(dependencies).find((each) => keyOf(each) === key);
  if (!row) throw appError('observations/unknown', { key });
  return cardOf(row, dependencies);
}

function allRows({ registrations, pulled }: ListDependencies): readonly SearchRow[] {
  const [own, others] = [registrations.rows(), pulled.rows()];
  return others.length === 0 ? own : [...own, ...others];
}

/** Targets number on their own. */
function keyOf({ regId, source }: SearchRow): string {
  return source ? `${source.targetId}/${regId}` : String(regId);
}

/** Those that pass, and those that pass all but the period: newest observation first. */
function findRows(dependencies: ListDependencies, { filter }: ListQuestion) {
  const { fromMs = Number.NEGATIVE_INFINITY, toMs = Number.POSITIVE_INFINITY } = filter;
  const inOrder = search(allRows(dependencies), criteriaOf(filter)).filter(
    (row) => isOfSource(row, filter.sourceIds) && isChangedSince(row, filter.changedFromMs),
  );
  const ofAnyTime = dependencies.pulled.rows().length === 0 ? inOrder : inOrder.toSorted(newestFirst);
  const found = ofAnyTime.filter(({ obsMs }) => obsMs >= fromMs && obsMs <= toMs);
  return { found, ofAnyTime };
}

/** The criteria of the service but its period. */
function criteriaOf(filter: BridgeType<'ObservationFilter'>): Criteria {
  const { hazardIds, regionIds, typeIds, competenceIds, near, regId, groupId, locationId } = filter;
  const [text, nickName] = [filter.text.trim(), filter.observer.trim()];
  return {
    hazardIds,
    regionIds,
    competenceIds,
    types: typeIds.map((id) => ({ id, subTypes: [] })),
    ...(text === '' ? {} : { text }),
    ...(nickName === '' ? {} : { nickName }),
    ...(near ? { circle: near } : {}),
    ...(regId === undefined ? {} : { regId }),
    ...(groupId === undefined ? {} : { groupId }),
    ...(locationId === undefined ? {} : { locationId }),
  };
}

function isOfSource({ source }: SearchRow, sourceIds: readonly string[]): boolean {
  return sourceIds.length === 0 || sourceIds.includes(source?.targetId ?? '');
}

function isChangedSince({ changedMs }: SearchRow, fromMs: number | undefined): boolean {
  return fromMs === undefined || changedMs >= fromMs;
}

function sourcesOf(rows: readonly SearchRow[]): RowSource[] {
  const latest = new Map<string, RowSource>();
  for (const { source } of rows) {
    if (!source) continue;
    const known = latest.get(source.targetId);
    if (!known || known.asOfMs < source.asOfMs) latest.set(source.targetId, source);
  }
  return [...latest.values()];
}

function pageOf(rows: readonly SearchRow[], { offset, limit }: ListQuestion): readonly SearchRow[] {
  return rows.slice(offset, offset + limit);
}

function cardOf(row: SearchRow, dependencies: ListDependencies): BridgeType<'ObservationCard'> {
  return {
    row: listRow(row, dependencies),
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
  const written = row.source ? nameAtTarget(row) : registrations.directory.nameOfLocation(row.locationId);
  if (written || !row.position) return written;
  const { town, county } = placeNames.find(row.position);
  return [town, county].filter((name) => name !== undefined).join(', ') || null;
}

/** Places have numbers of their own there. */
function nameAtTarget({ stored: { registration } }: SearchRow): string | null {
  const place = registration['ObsLocation'];
  const name = isJsonObject(place) ? place['LocationName'] : undefined;
  return typeof name === 'string' ? name : null;
}

/** Without what is taken in and never told. */
function withoutPrivate(typeName: string, value: JsonObject): JsonObject {
  const fields = new Map(schema.fieldsOf(typeName).map((field) => [field.name, field]));
  const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const field = fields.get(name);
    if (!field || field.isScalar) return field?.facts.isPrivate ? [] : [[name, member]];
    const inner = (item: Json) => (isJsonObject(item) ? withoutPrivate(field.typeName, item) : item);
    return [[name, Array.isArray(member) ? member.map(inner) : inner(member)]];
  });
  return Object.fromEntries(members);
}
