// Reads what clients post to the searches.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { osloInstantMs } from '../../base/oslo-time.ts';
import { parseLenient } from '../../codec/json/parse-lenient.ts';
import { readTime } from '../../codec/json/read-time.ts';
import { readStruct } from '../../codec/json/read-value.ts';
import type { LangKey } from '../../contracts/observation/lookups/lookup-tables.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import type { Criteria, TypeWish } from '../../sources/observations/criteria.ts';
import { createFaults, type ModelState } from './model-state.ts';

export interface ReadCriteria {
  readonly criteria: Criteria;
  readonly langKey: LangKey;
  readonly offset: number;
  /** The longest page. */
  readonly limit: number;
  readonly faults: ModelState;
}

const schema = createSchemaView(observationTypes);
const ROOT = 'criteria';
const USUAL_PAGE = 100;
const MAX_PAGE = 10_000;
const DAY_MS = 86_400_000;

/** `typeName`: SearchCriteria or RadiusCriteria. An empty body asks for everything. */
export function readCriteria(typeName: 'SearchCriteria' | 'RadiusCriteria', body: Uint8Array): ReadCriteria {
  const { faults, fault } = createFaults();
  const source = readBody(body, fault);
  // A list that holds nothing but null is no filter, and what is left of it is none either.
  const read = readStruct({ schema, fault }, typeName, source, ROOT);
  const number = (name: string) => (typeof read[name] === 'number' ? read[name] : undefined);
  const page = number('NumberOfRecords') ?? number('ReturnCount') ?? USUAL_PAGE;
  const offset = number('Offset') ?? 0;
  if (page < 0) fault(`${ROOT}.NumberOfRecords`, 'Expected 0 or more.');
  if (offset < 0) fault(`${ROOT}.Offset`, 'Expected 0 or more.');
  return {
    criteria: typeName === 'SearchCriteria' ? criteriaOf(read) : radiusCriteriaOf(read),
    langKey: read['LangKey'] === 2 ? 2 : 1,
    offset,
    limit: Math.min(page, MAX_PAGE),
    faults,
  };
}

function readBody(body: Uint8Array, fault: (path: string, message: string) => void): JsonObject {
  if (body.length === 0) return {};
  const parsed = parseLenient(body);
  if (!parsed.ok) fault(ROOT, `The body is not JSON: ${parsed.problem}.`);
  else if (isJsonObject(parsed.value)) return parsed.value;
  else if (parsed.value !== null) fault(ROOT, 'Expected an object.');
  return {};
}

function criteriaOf(read: JsonObject): Criteria {
  const text = textOf(read['TextSearch'])?.trim();
  return withoutAbsent({
    regId: read['RegId'],
    locationId: read['LocationId'],
    regionIds: numbersOf(read['SelectedRegions']),
    observerId: read['ObserverId'],
    observerGuid: read['ObserverGuid'],
    nickName: read['ObserverNickName'],
    competenceIds: numbersOf(read['ObserverCompetence']),
    groupId: read['GroupId'],
    ...periodOf(read),
    hazardIds: numbersOf(read['SelectedGeoHazards']),
    types: typesOf(read['SelectedRegistrationTypes']),
    text: text === '' ? undefined : text,
  });
}

function radiusCriteriaOf(read: JsonObject): Criteria {
  const { Latitude: latitude, Longitude: longitude, Radius: radiusM } = read;
  return withoutAbsent({
    ...periodOf(read),
    hazardIds: numbersOf(read['GeoHazards']),
    circle: { latitude, longitude, radiusM },
  });
}

/** The members come from the table that gives them their types. */
function withoutAbsent(members: { readonly [name: string]: unknown }): Criteria {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Both ends belong to it; a date alone as its end includes that day. */
function periodOf(read: JsonObject) {
  return { fromMs: instantOf(read['FromDate'], 'from'), toMs: instantOf(read['ToDate'], 'to') };
}

function instantOf(value: Json | undefined, end: 'from' | 'to'): number | undefined {
  const time = typeof value === 'string' ? readTime(value) : undefined;
  if (!time) return undefined;
  if (time.offsetMs !== undefined) return time.localMs - time.offsetMs;
  if (end === 'from') return osloInstantMs(time.localMs, 'earlier');
  return time.isDateOnly
    ? osloInstantMs(time.localMs + DAY_MS, 'earlier') - 1
    : osloInstantMs(time.localMs, 'later');
}

function numbersOf(value: Json | undefined): number[] | undefined {
  const numbers = Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  return numbers.length > 0 ? numbers : undefined;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function typesOf(value: Json | undefined): TypeWish[] | undefined {
  const wishes = (Array.isArray(value) ? value : []).filter(isJsonObject).map(({ Id, SubTypes }) => ({
    id: typeof Id === 'number' ? Id : undefined,
    subTypes: numbersOf(SubTypes) ?? [],
  }));
  const meant = wishes.filter(({ id, subTypes }) => id !== undefined || subTypes.length > 0);
  return meant.length > 0 ? meant : undefined;
}
