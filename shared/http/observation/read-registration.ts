// Reads what clients post to Insert, and tells every fault with its path.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { parseLenient } from '../../codec/json/parse-lenient.ts';
import { readStruct } from '../../codec/json/read-value.ts';
import { hazardOf, hazards, tableOf } from '../../contracts/observation/hazards.ts';
import { findElement } from '../../contracts/observation/lookups/lookup-tables.ts';
import { registrationForms } from '../../contracts/observation/registration-forms.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import type { FieldFacts } from '../../schema/notation.ts';
import { createSchemaView, type FieldView } from '../../schema/view.ts';
import { createFaults, type ModelState } from './model-state.ts';

export interface ReadRegistration {
  readonly registration: JsonObject;
  readonly faults: ModelState;
}

const schema = createSchemaView(observationTypes);
const ROOT = 'registration';
const LIST_ROOT = 'registrations';
const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';
const ALL_FLAGS = 15;

/** A body whose pictures are cut out: their names stand in their place. */
export interface PostedBody {
  readonly body: Uint8Array;
  readonly pictures?: readonly string[];
}

export function readRegistration({ body, pictures = [] }: PostedBody): ReadRegistration {
  const parsed = parseLenient(body);
  return parsed.ok
    ? readRegistrationAt(ROOT, parsed.value, pictures)
    : refuse(ROOT, `The body is not JSON: ${parsed.problem}.`);
}

/** Version 3.0.6: `{"Registrations": […]}`. */
export function readRegistrations({ body, pictures = [] }: PostedBody): ReadRegistration[] {
  const parsed = parseLenient(body);
  if (!parsed.ok) return [refuse(LIST_ROOT, `The body is not JSON: ${parsed.problem}.`)];
  const list = isJsonObject(parsed.value) ? memberOf(parsed.value, 'Registrations') : undefined;
  if (!Array.isArray(list) || list.length === 0)
    return [refuse(LIST_ROOT, 'Expected an object whose list Registrations holds one or more.')];
  return list.map((item, index) => readRegistrationAt(`${LIST_ROOT}[${index}]`, item, pictures));
}

function readRegistrationAt(root: string, source: unknown, pictures: readonly string[]): ReadRegistration {
  if (!isJsonObject(source)) return refuse(root, 'Expected an object.');
  const { faults, fault } = createFaults();
  const hazardId = Number(memberOf(source, 'GeoHazardTID'));
  const check = (field: FieldView, value: Json) =>
    field.name === 'PictureImageBase64'
      ? checkPicture(value, pictures)
      : checkLookup(field.facts, value, hazardId);
  const registration = readStruct({ schema, check, fault }, 'Registration', source, root);
  if (registration['Id'] === EMPTY_GUID)
    fault(`${root}.Id`, 'The Id is empty: make one for each registration.');
  if (registration['GeoHazardTID'] !== undefined && !hazardOf(Number(registration['GeoHazardTID']))) {
    fault(`${root}.GeoHazardTID`, `Allowed are ${hazards.map(({ id }) => id).join(', ')}.`);
  }
  const hasContent = ['Picture', ...registrationForms.map(({ member }) => member)].some(
    (member) => registration[member] !== undefined,
  );
  if (!hasContent) fault(root, 'A registration needs a form or a picture.');
  return { registration, faults };
}

function checkPicture(value: Json, pictures: readonly string[]): string | undefined {
  return pictures.includes(String(value)) ? undefined : 'Expected a picture in base64.';
}

function checkLookup({ lookup, isFlags }: FieldFacts, value: Json, hazardId: number): string | undefined {
  // 0 is "not given" in every table. A picture may belong to a form that is older than the table of types.
  if (!lookup || lookup === 'RegistrationKDV' || value === 0) return undefined;
  if (isFlags)
    return Number(value) <= ALL_FLAGS && Number(value) > 0 ? undefined : `Expected a sum of 1, 2, 4, 8.`;
  const table = tableOf(lookup, hazardId);
  return findElement(table, Number(value)) ? undefined : `${table} has no element ${value}.`;
}

function memberOf(source: JsonObject, name: string): Json | undefined {
  return Object.entries(source).findLast(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];
}

function refuse(path: string, message: string): ReadRegistration {
  return { registration: {}, faults: { [path]: [message] } };
}
