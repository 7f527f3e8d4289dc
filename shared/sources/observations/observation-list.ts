// The registrations as the app lists them.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import type { PlaceNames } from './place-names.ts';
import type { Registrations } from './registrations.ts';
import { search } from './search.ts';
import type { SearchRow } from './search-row.ts';

export interface ListDependencies {
  readonly registrations: Registrations;
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
  const found = findRows(dependencies, question);
  return {
    total: found.length,
    withoutPosition: found.filter(({ position }) => position === undefined).length,
    rows: pageOf(found, question).map((row) => listRow(row, dependencies)),
  };
}

/** The same page with all that may be told of each. */
export function readCards(
  dependencies: ListDependencies,
  question: ListQuestion,
): BridgeType<'ObservationCard'>[] {
  return pageOf(findRows(dependencies, question), question).map((row) => cardOf(row, dependencies));
}

/** One registration. Fails with `observations/unknown`. */
export function readCard(dependencies: ListDependencies, regId: number): BridgeType<'ObservationCard'> {
  const row = dependencies.registrations.rows().find((each) => each.regId === regId);
  if (!row) throw appError('observations/unknown', { regId });
  return cardOf(row, dependencies);
}

function findRows({ registrations }: ListDependencies, { filter }: ListQuestion): readonly SearchRow[] {
  const { hazardIds, regionIds, typeIds, fromMs, toMs } = filter;
  const [text, nickName] = [filter.text.trim(), filter.observer.trim()];
  return search(registrations.rows(), {
    hazardIds,
    regionIds,
    types: typeIds.map((id) => ({ id, subTypes: [] })),
    ...(text === '' ? {} : { text }),
    ...(nickName === '' ? {} : { nickName }),
    ...(fromMs === undefined ? {} : { fromMs }),
    ...(toMs === undefined ? {} : { toMs }),
  });
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
  return {
    regId: row.regId,
    registrationId: String(row.stored.registration['Id']),
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
  const written = registrations.directory.nameOfLocation(row.locationId);
  if (written || !row.position) return written;
  const { town, county } = placeNames.find(row.position);
  return [town, county].filter((name) => name !== undefined).join(', ') || null;
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
