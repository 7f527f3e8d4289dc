import type { Json, JsonObject } from '../../shared/base/json.ts';
import { energyTypes } from '../../shared/contracts/energy/types.ts';
import { createSchemaView } from '../../shared/schema/view.ts';

const schema = createSchemaView(energyTypes);

/** A value with the members of a type, in its order and with its types: numbers that came as text become numbers. */
export function wireRow(typeName: 'HydropowerPlant' | 'CertificateApplication', row: JsonObject): JsonObject {
  return Object.fromEntries(
    schema
      .fieldsOf(typeName)
      .map(({ name, typeName: type }) => [
        name,
        typed(row[name] ?? null, type === 'int' || type === 'double'),
      ]),
  );
}

function typed(value: Json, isNumber: boolean): Json {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return isNumber ? Number(text) : text;
}
