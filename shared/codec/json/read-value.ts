// Reads JSON by a table of types, as tolerant as the services whose clients we answer: names in any case, numbers as
// text with a point or a comma, and every fault with its path.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { FieldView, SchemaView } from '../../schema/view.ts';
import { readScalar } from './read-scalar.ts';

interface FieldDependencies {
  readonly schema?: SchemaView;
  /** What is wrong with a value that has the right type, beside what its table says; undefined where nothing is. */
  readonly check?: (field: FieldView, value: Json) => string | undefined;
  readonly fault: (path: string, message: string) => void;
}

export interface ReadingDependencies extends FieldDependencies {
  readonly schema: SchemaView;
}

/**
 * The members of a structure, spelt as the table spells them. What is absent, null or empty is left out; members that the
 * table does not have are kept as they came.
 */
export function readStruct(
  dependencies: ReadingDependencies,
  typeName: string,
  source: JsonObject,
  path: string,
): JsonObject {
  const fields = dependencies.schema.fieldsOf(typeName);
  return readFields(dependencies, fields, source, (name) => `${path}.${name}`);
}

/** The same for members that have no type of their own; without a schema they are scalars. */
export function readFields(
  dependencies: FieldDependencies,
  fields: readonly FieldView[],
  source: JsonObject,
  pathOf: (name: string) => string,
): JsonObject {
  const given = new Map(Object.entries(source).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  const result: JsonObject = {};
  for (const field of fields) {
    const { readAs = [], writtenAs } = field.facts;
    const names = [field.name, ...readAs, ...(writtenAs ? [writtenAs] : [])].map((name) =>
      name.toLowerCase(),
    );
    const found = names.map((name) => given.get(name)).find((member) => member && !isEmpty(member.value));
    for (const name of names) given.delete(name);
    const memberPath = pathOf(field.name);
    const value = found && readField(dependencies, field, found.value, memberPath);
    if (value !== undefined) result[field.name] = value;
    else if (!(field.isOptional || found))
      dependencies.fault(memberPath, `The ${field.name} field is required.`);
  }
  for (const { name, value } of given.values()) result[name] = value;
  return result;
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function readField(
  dependencies: FieldDependencies,
  field: FieldView,
  value: Json,
  path: string,
): Json | undefined {
  if (!field.isList)
    return readItem(dependencies, field, Array.isArray(value) ? (value[0] ?? null) : value, path);
  const items = Array.isArray(value) ? value : [value];
  const read = items.flatMap((item, index) => readItem(dependencies, field, item, `${path}[${index}]`) ?? []);
  return read.length > 0 ? read : undefined;
}

function readItem(
  dependencies: FieldDependencies,
  field: FieldView,
  value: Json,
  path: string,
): Json | undefined {
  if (isEmpty(value)) return undefined;
  if (!field.isScalar) {
    const { schema } = dependencies;
    if (schema && isJsonObject(value))
      return readStruct({ ...dependencies, schema }, field.typeName, value, path);
    dependencies.fault(path, `Expected an object, not ${shown(value)}.`);
    return undefined;
  }
  const read = readScalar(field, value);
  const problem = read.ok
    ? dependencies.check?.(field, read.value)
    : `Expected ${read.problem}, not ${shown(value)}.`;
  if (problem !== undefined) dependencies.fault(path, problem);
  return read.ok ? read.value : undefined;
}

const SHOWN_CHARACTERS = 60;

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
