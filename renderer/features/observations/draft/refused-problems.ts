// What a service refused, at the fields of the draft that it was made of.

import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { type FormField, formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import {
  type RegistrationForm,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import { isEmpty, itemsOf } from '../forms/form-values.ts';
import type { DraftProblem } from './check-draft.ts';
import { readSegment } from './path-rows.ts';

type DraftContent = BridgeType<'DraftContent'>;

/** `refused`: sentences by paths such as `registration.DangerObs[0].DangerSignTID`, whose letters may be of either case. */
export function refusedProblems(refused: Json, { registration }: DraftContent): DraftProblem[] {
  if (!isJsonObject(refused)) return [];
  const written = isJsonObject(registration) ? registration : {};
  return Object.entries(refused).map(
    ([told, sentences]): DraftProblem => ({
      kind: 'refused',
      sentence: Array.isArray(sentences) ? sentences.join(' ') : String(sentences),
      ...placeOf(told.replace(/^registration\.?/i, ''), written),
    }),
  );
}

type Place = Pick<DraftProblem, 'section' | 'path' | 'form' | 'field'>;

function placeOf(told: string, registration: JsonObject): Place {
  const [first = '', ...others] = told.split('.');
  const [member, index] = readSegment(first);
  const form = registrationForms.find((each) => isSameName(each.member, member));
  if (form) return placeInForm(form, draftIndex(form, registration, index), others);
  if (isSameName(member, 'Picture')) return { section: 'pictures', path: told };
  // One box for both coordinates.
  const isPosition = isSameName(member, 'ObsLocation') && !isSameName(others.join('.'), 'Uncertainty');
  return { section: 'place', path: isPosition ? 'ObsLocation.Latitude' : told };
}

function placeInForm(form: RegistrationForm, index: number, segments: readonly string[]): Place {
  let path = form.isList ? `${form.member}[${index}]` : form.member;
  let typeName = form.type;
  let field: FormField | undefined;
  for (const segment of segments) {
    const [member, row] = readSegment(segment);
    field = formLayout.fieldsOf(typeName).find((each) => isSameName(each.field.name, member));
    if (!field) break;
    typeName = field.field.typeName;
    path += `.${field.field.name}${row === undefined ? '' : `[${row}]`}`;
  }
  return { section: form.member, path, form: form.names, ...(field ? { field } : {}) };
}

/** Items in which nothing was written are in the draft and not in what was sent. */
function draftIndex(form: RegistrationForm, registration: JsonObject, sentIndex = 0): number {
  const filled = itemsOf(registration, form).flatMap((item, index) => (isEmpty(item) ? [] : [index]));
  return filled[sentIndex] ?? sentIndex;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether the draft still says at that place what it said before: then what was refused is refused yet. */
export function isUnchanged({ path }: DraftProblem, before: DraftContent, now: DraftContent): boolean {
  return JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(now, path));
}

function valueAt({ observedAt, observer, pictures, registration }: DraftContent, path: string): unknown {
  const members = { Picture: pictures, DtObsTime: observedAt, ObserverGuid: observer };
  const all: unknown = { ...(isJsonObject(registration) ? registration : {}), ...members };
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return keys.reduce<unknown>(
    // Members of pictures have other names in a draft: the whole picture counts.
    (value, key) =>
      typeof value === 'object' && value !== null && key in value ? member(value, key) : value,
    all,
  );
}

function member(value: object, key: string): unknown {
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
