import type { Json, JsonObject } from '../../base/json.ts';
import { tableOf } from '../../contracts/observation/hazards.ts';
import { lookupTables } from '../../contracts/observation/lookups/lookup-tables.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView, type FieldView } from '../../schema/view.ts';

const schema = createSchemaView(observationTypes);

const SNOW = 10;
/** A PNG of one pixel. */
const SMALLEST_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What a client that starts from it gets wrong otherwise: members whose value is not any of its type. */
const GIVEN: { readonly [member: string]: Json } = {
  Id: '00000000-0000-4000-8000-000000000001',
  GeoHazardTID: SNOW,
  ObserverGuid: '00000000-0000-4000-8000-000000000002',
  Latitude: 61.1,
  Longitude: 7.5,
  RegistrationTID: 13,
  PictureImageBase64: SMALLEST_PICTURE,
  MunicipalNo: '4641',
  UrlLine: 'https://example.org/',
};

/** The answer of Help/RegistrationObject: every member of every form, filled in by the tables. */
export function exampleRegistration(): JsonObject {
  return exampleOf('Registration');
}

function exampleOf(typeName: string, depth = 0): JsonObject {
  const fields = schema.fieldsOf(typeName).filter(({ typeName: inner }) => inner !== typeName || depth === 0);
  return Object.fromEntries(fields.map((field) => [field.name, exampleValue(field, depth)]));
}

function exampleValue(field: FieldView, depth: number): Json {
  const value =
    GIVEN[field.name] ?? (field.isScalar ? exampleScalar(field) : exampleOf(field.typeName, depth + 1));
  return field.isList ? [value] : value;
}

function exampleScalar({ name, typeName, facts }: FieldView): Json {
  if (facts.isFlags) return 1;
  if (facts.lookup) return lookupTables[tableOf(facts.lookup, SNOW)]?.elements[1]?.[0] ?? 0;
  if (facts.format === 'exposition') return '11111111';
  switch (typeName) {
    case 'boolean':
      return false;
    case 'dateTime':
      return '2017-03-01T12:00:00Z';
    case 'string':
      return `${name} (example)`;
    default:
      return Math.max(facts.least ?? 1, Math.min(1, facts.most ?? 1));
  }
}
