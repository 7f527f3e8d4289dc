// What the reader needs to know of a type, made once from the tables: no notation is looked at while a request is read.

import type { FieldView, SchemaView } from '../../schema/view.ts';
import { defaultValue } from '../../schema/with-defaults.ts';
import { SCALAR_READERS } from './read-scalars.ts';

export interface ScalarPlan {
  readonly kind: 'scalar';
  readonly key: string;
  readonly expected: string;
  /** Text and bytes have an empty value; of every other scalar an empty element is a missing one. */
  readonly takesEmpty: boolean;
  read(text: string): unknown;
}

export interface EnumerationPlan {
  readonly kind: 'enumeration';
  readonly key: string;
  /** Every accepted spelling, and the value that it stands for. */
  readonly spellings: ReadonlyMap<string, string>;
}

export interface ListPlan {
  readonly kind: 'list';
  readonly key: string;
  readonly item: ValuePlan;
  readonly isItemNillable: boolean;
}

export interface StructPlan {
  readonly kind: 'struct';
  readonly key: string;
  readonly isAbstract: boolean;
  readonly carriesType: boolean;
  readonly fields: ReadonlyMap<string, FieldPlan>;
  /** Fields that have to be there or be filled in. */
  readonly required: readonly FieldPlan[];
  /** The concrete types that may stand for this one, itself included unless abstract. */
  readonly kinds: ReadonlyMap<string, StructPlan>;
  readonly complete: ((value: { [field: string]: unknown }) => void) | undefined;
}

export interface AnyPlan {
  readonly kind: 'any';
  readonly key: string;
  readonly kinds: ReadonlyMap<string, StructPlan>;
}

export type ValuePlan = ScalarPlan | EnumerationPlan | ListPlan | StructPlan | AnyPlan;

export interface FieldPlan {
  readonly name: string;
  readonly value: ValuePlan;
  readonly isNillable: boolean;
  readonly mayBeMissing: boolean;
  /** What a field that is missing is taken for; undefined: it is a fault. */
  readonly fallback: (() => unknown) | undefined;
}

export interface ReadPlanOptions {
  /** Other spellings that are read as an enumeration value. */
  readonly spellingsOf?: (value: string) => readonly string[];
  /** Fills in, by type, what follows from the rest of a value. */
  readonly complete?: { readonly [type: string]: (value: { [field: string]: unknown }) => void };
}

export interface ReadPlans {
  struct(name: string): StructPlan;
  /** A plan for fields that are no type of the table, as an operation has them. */
  fields(name: string, fields: readonly FieldView[]): StructPlan;
  isKnownType(name: string): boolean;
}

export const SCALAR_PLANS: ReadonlyMap<string, ScalarPlan> = new Map(
  Object.entries(SCALAR_READERS).map(([key, reader]) => [
    key,
    {
      kind: 'scalar',
      key,
      expected: reader.expected,
      takesEmpty: key === 'string' || key === 'base64Binary',
      read: reader.read,
    },
  ]),
);

export function createReadPlans(schema: SchemaView, options: ReadPlanOptions = {}): ReadPlans {
  const plans = new Map<string, ValuePlan>();

  function enumeration(key: string, values: readonly string[]): EnumerationPlan {
    const spellings = new Map<string, string>();
    for (const value of values) {
      spellings.set(value, value);
      for (const other of options.spellingsOf?.(value) ?? []) spellings.set(other, value);
    }
    return { kind: 'enumeration', key, spellings };
  }

  function list(key: string, item: FieldView): ListPlan {
    return { kind: 'list', key, item: named(item.typeName), isItemNillable: item.isNillable };
  }

  function struct(name: string): StructPlan {
    const known = plans.get(name);
    if (known) return known as StructPlan;
    const entry = schema.find(name)?.entry;
    const fields = new Map<string, FieldPlan>();
    const required: FieldPlan[] = [];
    const kinds = new Map<string, StructPlan>();
    const plan: StructPlan = {
      kind: 'struct',
      key: name,
      isAbstract: entry !== undefined && 'abstract' in entry,
      carriesType: schema.hasKinds(name),
      fields,
      required,
      kinds,
      complete: options.complete?.[name],
    };
    // Types refer to each other in circles: the plan is known before it is filled.
    plans.set(name, plan);
    fill(fields, required, schema.fieldsOf(name));
    for (const kind of schema.concreteTypes(name)) kinds.set(kind, kind === name ? plan : struct(kind));
    return plan;
  }

  function fill(fields: Map<string, FieldPlan>, required: FieldPlan[], views: readonly FieldView[]): void {
    for (const view of views) {
      const plan = field(view);
      fields.set(view.name, plan);
      if (!view.isOptional) required.push(plan);
    }
  }

  function named(typeName: string): ValuePlan {
    const known = SCALAR_PLANS.get(typeName) ?? plans.get(typeName);
    if (known) return known;
    const values = schema.enumerationValues(typeName);
    const item = schema.listItem(typeName);
    const anyTypes = schema.anyTypes(typeName);
    let plan: ValuePlan;
    if (values) plan = enumeration(typeName, values);
    else if (item) plan = list(typeName, item);
    else if (anyTypes) {
      plan = { kind: 'any', key: typeName, kinds: new Map(anyTypes.map((kind) => [kind, struct(kind)])) };
    } else return struct(typeName);
    plans.set(typeName, plan);
    return plan;
  }

  function field(view: FieldView): FieldPlan {
    const value = view.isList ? list(`${view.typeName}[]`, view) : named(view.typeName);
    return {
      name: view.name,
      value,
      isNillable: view.isNillable && !view.isList,
      mayBeMissing: view.mayBeMissing,
      fallback: view.isOptional || view.mayBeMissing ? undefined : fallbackOf(schema, view, value),
    };
  }

  return {
    struct,
    fields(name, views) {
      const fields = new Map<string, FieldPlan>();
      const required: FieldPlan[] = [];
      fill(fields, required, views);
      const kinds = new Map<string, StructPlan>();
      return {
        kind: 'struct',
        key: name,
        isAbstract: false,
        carriesType: false,
        fields,
        required,
        kinds,
        complete: undefined,
      };
    },
    isKnownType: (name) => schema.find(name) !== undefined,
  };
}

/** The safe defaults: empty text, false, no items, what the schema or the table says. Numbers have none of their own. */
function fallbackOf(schema: SchemaView, view: FieldView, plan: ValuePlan): (() => unknown) | undefined {
  const text = view.fallbackText ?? view.defaultText;
  if (plan.kind === 'list') return () => [];
  if (text !== undefined) {
    const value = defaultValue(schema, view, text);
    return () => value;
  }
  if (plan.kind === 'any') return () => ({ $xs: 'string', value: '' });
  if (view.typeName === 'string') return () => '';
  return view.typeName === 'boolean' ? () => false : undefined;
}
