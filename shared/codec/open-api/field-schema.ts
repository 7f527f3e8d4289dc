import type { JsonObject } from '../../base/json.ts';
import type { FieldFacts } from '../../schema/notation.ts';
import type { FieldView } from '../../schema/view.ts';

const SCALARS: { readonly [name: string]: JsonObject } = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', format: 'int32' },
  long: { type: 'integer', format: 'int64' },
  double: { type: 'number', format: 'double' },
  dateTime: { type: 'string', format: 'date-time' },
  json: {},
};
const FORMATS: { readonly [Format in NonNullable<FieldFacts['format']>]: JsonObject } = {
  guid: { format: 'uuid' },
  exposition: { pattern: '^[01]{8}$' },
  time: { example: '2024-03-01T12:00:00' },
};

/** A member as a schema of OpenAPI 3.0: type, limits that are held to, and its words with unit and lookup table. */
export function fieldSchema(field: FieldView): JsonObject {
  const value = field.isScalar ? scalarSchema(field) : { $ref: `#/components/schemas/${field.typeName}` };
  const nullable = field.isNillable ? { nullable: true } : {};
  const description = descriptionOf(field);
  if (field.isList) return { type: 'array', description, items: { ...value, ...nullable } };
  // Beside a reference nothing else counts.
  return field.isScalar ? { ...value, ...nullable, description } : value;
}

function scalarSchema({ typeName, facts }: FieldView): JsonObject {
  const { format, maxLength, isBounded, least, most } = facts;
  return {
    ...SCALARS[typeName],
    ...(format ? FORMATS[format] : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isBounded && least !== undefined ? { minimum: least } : {}),
    ...(isBounded && most !== undefined ? { maximum: most } : {}),
  };
}

function descriptionOf({ doc, facts }: FieldView): string {
  const { unit, lookup, least, most, isBounded } = facts;
  const hasRange = !isBounded && least !== undefined && most !== undefined;
  return [
    doc,
    ...(unit ? [`Unit: ${unit}.`] : []),
    ...(hasRange ? [`Forms take ${least} to ${most}.`] : []),
    ...(lookup ? [`Id in ${lookup}.`] : []),
  ].join(' ');
}
