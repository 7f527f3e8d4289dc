// Values of any type of a table, from a seed. Structures nest as deep as is said and no deeper.

import type { OperationEntry } from '../schema/notation.ts';
import { type FieldView, fieldViews, outputViews, type SchemaView, type ValueView } from '../schema/view.ts';
import type { Random } from './map-random.ts';
import { scalarMakers } from './map-scalars.ts';

export interface ValueMaker {
  value(view: ValueView, depth: number): unknown;
  struct(typeName: string, depth: number): unknown;
  input(operation: OperationEntry, depth: number): { [field: string]: unknown };
  /** The answer of an operation, in the form that its handler gives. */
  output(operation: OperationEntry, depth: number): unknown;
}

const TYPED_SCALARS = [
  'string',
  'int',
  'short',
  'double',
  'float',
  'boolean',
  'dateTime',
  'base64Binary',
  'long',
];

export function createValueMaker(schema: SchemaView, random: Random): ValueMaker {
  const depths = leastDepths(schema);

  function kindOf(typeNames: readonly string[], depth: number): string {
    const possible = typeNames.filter((name) => (depths.get(name) ?? 0) <= depth);
    if (possible.length > 0) return random.pick(possible);
    const least = Math.min(...typeNames.map((name) => depths.get(name) ?? 0));
    return random.pick(typeNames.filter((name) => depths.get(name) === least));
  }

  function fields(views: readonly FieldView[], depth: number): { [field: string]: unknown } {
    const made: { [field: string]: unknown } = {};
    for (const view of views) {
      if (view.isOptional && (depth <= 0 || random.chance(0.5))) continue;
      made[view.name] = value(view, depth);
    }
    return made;
  }

  function structOf(typeNames: readonly string[], depth: number, carriesType: boolean): unknown {
    const typeName = kindOf(typeNames, depth);
    const made = fields(schema.fieldsOf(typeName), depth - 1);
    return carriesType ? { $type: typeName, ...made } : made;
  }

  function list(view: ValueView, depth: number): unknown[] {
    const length = depth <= 0 && !view.isScalar ? 0 : random.whole(0, 3);
    return Array.from({ length }, () => value({ ...view, isList: false }, depth));
  }

  function value(view: ValueView, depth: number): unknown {
    if (view.isList) return list(view, depth);
    if (view.isNillable && random.chance(0.2)) return null;
    if (view.isScalar) return scalarMakers[view.typeName as keyof typeof scalarMakers](random);
    const values = schema.enumerationValues(view.typeName);
    if (values) return random.pick(values);
    const item = schema.listItem(view.typeName);
    if (item) return list({ ...item, isList: true }, depth);
    const anyTypes = schema.anyTypes(view.typeName);
    if (!anyTypes)
      return structOf(schema.concreteTypes(view.typeName), depth, schema.hasKinds(view.typeName));
    if (depth > 0 && random.chance(0.2)) return structOf(anyTypes, depth, true);
    const $xs = random.pick(TYPED_SCALARS);
    return { $xs, value: scalarMakers[$xs as keyof typeof scalarMakers](random) };
  }

  return {
    value,
    struct: (typeName, depth) => structOf([typeName], depth, schema.hasKinds(typeName)),
    input: (operation, depth) => fields(fieldViews(operation.input), depth),
    output(operation, depth) {
      const views = outputViews(operation);
      const made = fields(views, depth);
      return typeof operation.output === 'string' ? made['Result'] : made;
    },
  };
}

/** How deep the least value of each structure nests: what its required fields ask for. */
function leastDepths(schema: SchemaView): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const structs = schema.typeNames.filter((name) => 'fields' in (schema.find(name)?.entry ?? {}));
  const ofField = (view: FieldView): number => {
    if (view.isOptional || view.isList || view.isScalar) return 0;
    const entry = schema.find(view.typeName)?.entry;
    if (!entry || !('fields' in entry)) return 0;
    return Math.min(...schema.concreteTypes(view.typeName).map((kind) => depths.get(kind) ?? 1000));
  };
  for (let round = 0; round < 10; round++) {
    for (const name of structs) depths.set(name, 1 + Math.max(0, ...schema.fieldsOf(name).map(ofField)));
  }
  return depths;
}
