import type { ScalarName } from '../../schema/notation.ts';
import { type FieldView, fieldView, type SchemaView, type ValueView } from '../../schema/view.ts';

interface ScalarCheck {
  readonly expected: string;
  accepts(value: unknown): boolean;
}

function wholeNumber(least: number, most: number): ScalarCheck {
  return {
    expected: `a whole number from ${least} to ${most}`,
    accepts: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  };
}

/** Which values of a JSON message each scalar takes. */
const SCALAR_CHECKS: { readonly [Name in ScalarName]: ScalarCheck } = {
  string: { expected: 'text', accepts: (value) => typeof value === 'string' },
  boolean: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
  int: wholeNumber(-2_147_483_648, 2_147_483_647),
  short: wholeNumber(-32_768, 32_767),
  unsignedByte: wholeNumber(0, 255),
  long: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  float: { expected: 'a number', accepts: (value) => typeof value === 'number' },
  double: { expected: 'a number', accepts: (value) => typeof value === 'number' },
  dateTime: { expected: 'epoch milliseconds', accepts: (value) => Number.isFinite(value) },
  base64Binary: { expected: 'bytes', accepts: (value) => value instanceof Uint8Array },
  json: { expected: 'a JSON value', accepts: (value) => value !== undefined },
};

/** What is wrong with a value, and where: `request.headers[2].name`. */
export interface JsonProblem {
  readonly path: string;
  readonly reason: string;
}

type Fault = JsonProblem | undefined;

/**
 * Checks a value against a notation. Unknown members are left alone; nothing is converted, so that what passes is
 * used as it came. Binary values are Uint8Array: the bridge carries them beside the JSON.
 */
export function checkValue(schema: SchemaView, notation: string, value: unknown, path = ''): Fault {
  return checkView(schema, fieldView('', notation), value, path);
}

/** Checks a table of fields, as operations have for their input. */
export function checkFields(
  schema: SchemaView,
  fields: readonly FieldView[],
  value: unknown,
  path = '',
): Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { path, reason: 'expected an object' };
  }
  for (const field of fields) {
    const member = (value as Record<string, unknown>)[field.name];
    const memberPath = path ? `${path}.${field.name}` : field.name;
    if (member === undefined) {
      if (field.isOptional) continue;
      return { path: memberPath, reason: 'missing' };
    }
    const fault = checkView(schema, field, member, memberPath);
    if (fault) return fault;
  }
  return undefined;
}

function checkView(schema: SchemaView, view: ValueView, value: unknown, path: string): Fault {
  if (!view.isList) return checkItem(schema, view, value, path);
  if (!Array.isArray(value)) return { path, reason: 'expected a list' };
  for (let index = 0; index < value.length; index++) {
    const fault = checkItem(schema, view, value[index], `${path}[${index}]`);
    if (fault) return fault;
  }
  return undefined;
}

function checkItem(schema: SchemaView, view: ValueView, value: unknown, path: string): Fault {
  if (value === null && view.isNillable) return undefined;
  if (view.isScalar) {
    const check = SCALAR_CHECKS[view.typeName as keyof typeof SCALAR_CHECKS];
    return check.accepts(value) ? undefined : { path, reason: `expected ${check.expected}` };
  }
  const values = schema.enumerationValues(view.typeName);
  if (values) {
    return values.includes(value as string)
      ? undefined
      : { path, reason: `expected one of ${values.join(', ')}` };
  }
  return checkFields(schema, schema.fieldsOf(view.typeName), value, path);
}
