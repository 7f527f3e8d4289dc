import type { Json, JsonObject } from '../../base/json.ts';
import { type FieldDefinition, OBJECT_ID, SHAPE } from '../../catalog/layer-definition.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import { readDate } from './normalise/read-date.ts';
import { readBoolean, readNumber, readText } from './normalise/readers.ts';

const MAX_INTEGER = 2_147_483_647;
const MAX_SMALL_INTEGER = 32_767;

/** The values of a row by the types of its fields. What cannot be read, or does not fit, is no value. */
export function readFields(
  fields: readonly FieldDefinition[],
  objectId: number,
  row: JsonObject,
): { [field: string]: FeatureValue } {
  const values: { [field: string]: FeatureValue } = { [OBJECT_ID]: objectId };
  for (const { name, type } of fields) {
    if (name !== OBJECT_ID && name !== SHAPE) values[name] = readValue(type, row[name]) ?? null;
  }
  return values;
}

function readValue(type: FieldDefinition['type'], value: Json | undefined): FeatureValue | undefined {
  switch (type) {
    case 'geoFieldTypeSmallInteger':
      return readWhole(typeof value === 'number' ? value : flag(value), MAX_SMALL_INTEGER);
    case 'geoFieldTypeInteger':
      return readWhole(readNumber(value), MAX_INTEGER);
    case 'geoFieldTypeDouble':
      return readNumber(value);
    case 'geoFieldTypeDate':
      return readDate(value);
    default:
      return readText(value);
  }
}

/** Yes and no are 1 and 0 on the wire, which has no type for them. */
function flag(value: Json | undefined): number | null {
  const truth = readBoolean(value);
  return typeof truth === 'boolean' ? Number(truth) : null;
}

function readWhole(value: number | null | undefined, largest: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= largest ? value : null;
}
