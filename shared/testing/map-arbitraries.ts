// Values of a table as fast-check arbitraries: failures shrink to fewer fields and simpler scalars.

import fc from 'fast-check';
import type { OperationEntry, ScalarName } from '../schema/notation.ts';
import { type FieldView, fieldViews, type SchemaView, type ValueView } from '../schema/view.ts';

const XML_TEXT = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0xd7ff }), fc.constantFrom(0x9, 0xa, 0xd, 0x1f5fa)), {
    maxLength: 12,
  })
  .map((codes) => String.fromCodePoint(...codes));

const SCALARS: { readonly [Name in Exclude<ScalarName, 'json'>]: fc.Arbitrary<unknown> } = {
  string: XML_TEXT,
  boolean: fc.boolean(),
  int: fc.integer(),
  short: fc.integer({ min: -32_768, max: 32_767 }),
  unsignedByte: fc.integer({ min: 0, max: 255 }),
  long: fc.maxSafeInteger(),
  float: fc.float(),
  double: fc.double(),
  dateTime: fc.integer({ min: Date.UTC(1, 0), max: Date.UTC(9999, 11) }),
  base64Binary: fc.uint8Array({ maxLength: 20 }),
};

export interface Arbitraries {
  value(view: ValueView, depth: number): fc.Arbitrary<unknown>;
  input(operation: OperationEntry, depth: number): fc.Arbitrary<{ [field: string]: unknown }>;
}

/** Structures nest as deep as is said; beyond it optional fields are absent and lists are empty. */
export function createArbitraries(schema: SchemaView): Arbitraries {
  const known = new Map<string, fc.Arbitrary<unknown>>();

  function fields(views: readonly FieldView[], depth: number): fc.Arbitrary<{ [field: string]: unknown }> {
    const present = views.filter((view) => !view.isOptional || depth > 0);
    return fc.record(Object.fromEntries(present.map((view) => [view.name, value(view, depth)])), {
      noNullPrototype: true,
      requiredKeys: present.filter((view) => !view.isOptional).map((view) => view.name),
    });
  }

  function kind(typeName: string, depth: number, carriesType: boolean): fc.Arbitrary<unknown> {
    return fields(schema.fieldsOf(typeName), depth - 1).map((made) =>
      carriesType ? { $type: typeName, ...made } : made,
    );
  }

  function struct(typeNames: readonly string[], depth: number, carriesType: boolean): fc.Arbitrary<unknown> {
    // Joins hold joins: at the bottom only kinds that hold no further structure are left.
    const flat = typeNames.filter((name) => !schema.fieldsOf(name).some(isRequiredStruct));
    const names = depth <= 0 && flat.length > 0 ? flat : typeNames;
    return fc.oneof(...names.map((name) => kind(name, depth, carriesType)));
  }

  function isRequiredStruct(view: FieldView): boolean {
    const entry = schema.find(view.typeName)?.entry;
    return !view.isOptional && !view.isList && entry !== undefined && 'fields' in entry;
  }

  function make(view: ValueView, depth: number): fc.Arbitrary<unknown> {
    if (view.isList) {
      const item = value({ ...view, isList: false }, depth);
      return fc.array(item, { maxLength: depth > 0 || view.isScalar ? 3 : 0 });
    }
    if (view.isNillable) return fc.option(value({ ...view, isNillable: false }, depth), { nil: null });
    if (view.isScalar) return SCALARS[view.typeName as keyof typeof SCALARS];
    const values = schema.enumerationValues(view.typeName);
    if (values) return fc.constantFrom(...values);
    const item = schema.listItem(view.typeName);
    if (item) return value({ ...item, isList: true }, depth);
    const anyTypes = schema.anyTypes(view.typeName);
    if (!anyTypes) return struct(schema.concreteTypes(view.typeName), depth, schema.hasKinds(view.typeName));
    const scalars = Object.entries(SCALARS).map(([$xs, scalar]) =>
      scalar.map((held) => ({ $xs, value: held })),
    );
    return depth > 0 ? fc.oneof(...scalars, struct(anyTypes, depth, true)) : fc.oneof(...scalars);
  }

  function value(view: ValueView, depth: number): fc.Arbitrary<unknown> {
    const key = `${view.typeName} ${view.isList} ${view.isNillable} ${depth}`;
    let arbitrary = known.get(key);
    if (!arbitrary) {
      arbitrary = make(view, depth);
      known.set(key, arbitrary);
    }
    return arbitrary;
  }

  return { value, input: (operation, depth) => fields(fieldViews(operation.input), depth) };
}
