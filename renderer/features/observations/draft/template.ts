// An observation as a template for the next one: what was seen, but neither when nor where nor in which pictures.

import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { formsFor, isEmpty, itemsOf, withItems } from '../forms/form-values.ts';

/** The hazard and the forms of a registration, without times. */
export function templateOf(registration: JsonObject): JsonObject {
  const { GeoHazardTID = null } = registration;
  return formsFor(Number(GeoHazardTID)).reduce<JsonObject>(
    (template, form) => {
      const items = itemsOf(registration, form).map((item) => timeless(form.type, item));
      return withItems(
        template,
        form,
        items.filter((item) => !isEmpty(item)),
      );
    },
    { GeoHazardTID },
  );
}

function timeless(typeName: string, value: JsonObject): JsonObject {
  const members = formLayout.fieldsOf(typeName).flatMap(({ field }): [string, Json][] => {
    const member = value[field.name];
    if (member === undefined || field.typeName === 'dateTime') return [];
    if (field.isScalar) return [[field.name, member]];
    const inner = (item: Json) => (isJsonObject(item) ? timeless(field.typeName, item) : item);
    return [[field.name, Array.isArray(member) ? member.map(inner) : inner(member)]];
  });
  return Object.fromEntries(members);
}
