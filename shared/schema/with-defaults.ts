import type { DefaultsOf, ValueOf } from './notation.ts';
import type { FieldView, SchemaView } from './view.ts';

/** The value that a default or fallback of a table stands for. */
export function defaultValue(schema: SchemaView, field: FieldView, text: string): unknown {
  if (field.typeName === 'boolean') return text === 'true';
  if (field.typeName === 'string' || schema.enumerationValues(field.typeName)) return text;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`Not a default of ${field.typeName}: ${field.name}=${text}`);
  return value;
}

/**
 * Makes `withDefaults` of a table: a copy of a structure in which the optional fields that have a default are there.
 * Values are kept without their defaults so that what was absent stays absent when they are written again.
 */
export function createDefaults<T extends object>(schema: SchemaView) {
  const defaults = new Map<string, { readonly [field: string]: unknown }>();

  function defaultsOf(type: string): { readonly [field: string]: unknown } {
    const known = defaults.get(type);
    if (known) return known;
    const made: { [field: string]: unknown } = {};
    for (const field of schema.fieldsOf(type)) {
      if (!field.isOptional || field.defaultText === undefined) continue;
      made[field.name] = defaultValue(schema, field, field.defaultText);
    }
    defaults.set(type, made);
    return made;
  }

  return function withDefaults<N extends keyof T & string>(
    type: N,
    value: ValueOf<T, N>,
  ): ValueOf<T, N> & DefaultsOf<T, N> {
    return { ...defaultsOf(type), ...(value as object) } as ValueOf<T, N> & DefaultsOf<T, N>;
  };
}
