// The forms of a hazard, and changes of what one says. What is empty is absent: not measured is not zero.

import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import {
  formsOf,
  type RegistrationForm,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';

/** The forms that are offered for a hazard, in the order of the screen. */
export function formsFor(hazardId: number): readonly RegistrationForm[] {
  return formsOf(hazardId).flatMap(
    (tid) => registrationForms.find(({ registrationTid }) => registrationTid === tid) ?? [],
  );
}

/** The same object with another value of a member, or without it. */
export function withMember(form: JsonObject, member: string, value: Json | undefined): JsonObject {
  const { [member]: _, ...others } = form;
  return isEmpty(value) || value === undefined ? others : { ...others, [member]: value };
}

/** Whether nothing was written into it, at any depth. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every(isEmpty);
}

/** What a draft has of a form: one item, or for a list as many as there are. */
export function itemsOf(
  registration: JsonObject,
  { member, isList }: RegistrationForm,
): readonly JsonObject[] {
  const value = registration[member];
  if (isList) return Array.isArray(value) ? value.filter(isJsonObject) : [];
  return isJsonObject(value) ? [value] : [];
}

/** The registration with other items of a form. */
export function withItems(
  registration: JsonObject,
  { member, isList }: RegistrationForm,
  items: readonly JsonObject[],
): JsonObject {
  return withMember(registration, member, isList ? [...items] : items[0]);
}
