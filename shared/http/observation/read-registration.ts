// Reads what clients post to Insert, and tells every fault with its path.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { parseLenient } from '../../codec/json/parse-lenient.ts';
import { readStruct } from '../../codec/json/read-value.ts';
import { hazardOf, hazards, tableOf } from '../../contracts/observation/hazards.ts';
import { findElement } from '../../contracts/observation/lookups/lookup-tables.ts';
import { registrationForms } from '../../contracts/observation/registration-forms.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView, type FieldView } from '../../schema/view.ts';
import { isPicture } from '../../sources/observations/registrations.ts';

/** Faults as the service tells them: by path, each with its sentences. */
export type ModelState = { [path: string]: string[] };

export interface ReadRegistration {
  readonly registration: JsonObject;
  readonly faults: ModelState;
}

const schema = createSchemaView(observationTypes);
const ROOT = 'registration';
const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';
const ALL_FLAGS = 15;

export function readRegistration(body: Uint8Array): ReadRegistration {
  const parsed = parseLenient(body);
  if (!parsed.ok) return refuse(`The body is not JSON: ${parsed.problem}.`);
  return isJsonObject(parsed.value) ? readRegistrationObject(parsed.value) : refuse('Expected an object.');
}

/** Version 3.0.6: `{"Registrations": […]}`. */
export function readRegistrations(body: Uint8Array): ReadRegistration[] {
  const parsed = parseLenient(body);
  if (!parsed.ok) return [refuse(`The body is not JSON: ${parsed.problem}.`)];
  const list = isJsonObject(parsed.value) ? memberOf(parsed.value, 'Registrations') : undefined;
  if (!Array.isArray(list)) return [refuse('Expected an object with the list Registrations.')];
  return list.map((item) =>
    isJsonObject(item) ? readRegistrationObject(item) : refuse('Expected an object.'),
  );
}

function readRegistrationObject(source: JsonObject): ReadRegistration {
  const faults: ModelState = {};
  const fault = (path: string, message: string) => {
    faults[path] = [...(faults[path] ?? []), message];
  };
  const hazardId = Number(memberOf(source, 'GeoHazardTID'));
  const check = (field: FieldView, value: Json) => checkValue(field, value, hazardId);
  const registration = readStruct({ schema, check, fault }, 'Registration', source, ROOT);
  if (registration['Id'] === EMPTY_GUID)
    fault(`${ROOT}.Id`, 'The Id is empty: make one for each registration.');
  if (registration['GeoHazardTID'] !== undefined && !hazardOf(Number(registration['GeoHazardTID']))) {
    fault(`${ROOT}.GeoHazardTID`, `Allowed are ${hazards.map(({ id }) => id).join(', ')}.`);
  }
  const hasContent = ['Picture', ...registrationForms.map(({ member }) => member)].some(
    (member) => registration[member] !== undefined,
  );
  if (!hasContent) fault(ROOT, 'A registration needs a form or a picture.');
  return { registration, faults };
}

function checkValue({ name, facts }: FieldView, value: Json, hazardId: number): string | undefined {
  if (name === 'PictureImageBase64')
    return isPicture(String(value)) ? undefined : 'Expected a picture in base64.';
  const { lookup, isFlags } = facts;
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

function refuse(message: string): ReadRegistration {
  return { registration: {}, faults: { [ROOT]: [message] } };
}
