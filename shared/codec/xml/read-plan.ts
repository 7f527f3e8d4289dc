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

interface EnumerationPlan {
  readonly kind: 'enumeration';
  readonly key: string;
  /** Every accepted spelling, and the value that it stands for. */
  readonly spellings: ReadonlyMap<string, string>;
}

interface ListPlan {
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

interface AnyPlan {
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

class ReadPlanning implements ReadPlans {
  private readonly schema: SchemaView;
  private readonly options: ReadPlanOptions;
  private readonly plans = new Map<string, ValuePlan>();

  constructor(schema: SchemaView, options: ReadPlanOptions) {
    this.schema = schema;
    this.options = options;
  }

  isKnownType(name: string): boolean {
    return this.schema.find(name) !== undefined;
  }

  struct(name: string): StructPlan {
    const known = this.plans.get(name);
    if (known) return known as StructPlan;
    const entry = this.schema.find(name)?.entry;
    const kinds = new Map<string, StructPlan>();
    const plan = this.emptyStruct(name, kinds, {
      isAbstract: entry !== undefined && 'abstract' in entry,
      carriesType: this.schema.hasKinds(name),
      complete: this.options.complete?.[name],
    });
    // Types refer to each other in circles: the plan is known before it is filled.
    this.plans.set(name, plan);
    this.fill(plan, this.schema.fieldsOf(name));
    for (const kind of this.schema.concreteTypes(name))
      kinds.set(kind, kind === name ? plan : this.struct(kind));
    return plan;
  }

  fields(name: string, views: readonly FieldView[]): StructPlan {
    const plan = this.emptyStruct(name, new Map(), {
      isAbstract: false,
      carriesType: false,
      complete: undefined,
    });
    this.fill(plan, views);
    return plan;
  }

  private emptyStruct(
    key: string,
    kinds: ReadonlyMap<string, StructPlan>,
    traits: Pick<StructPlan, 'isAbstract' | 'carriesType' | 'complete'>,
  ): FillingPlan {
    return { kind: 'struct', key, fields: new Map(), required: [], kinds, ...traits };
  }

  private fill(plan: FillingPlan, views: readonly FieldView[]): void {
    for (const view of views) {
      const field = this.field(view);
      plan.fields.set(view.name, field);
      if (!view.isOptional) plan.required.push(field);
    }
  }

  private field(view: FieldView): FieldPlan {
    const value = view.isList ? this.list(`${view.typeName}[]`, view) : this.named(view.typeName);
    return {
      name: view.name,
      value,
      isNillable: view.isNillable && !view.isList,
      mayBeMissing: view.mayBeMissing,
      fallback: view.isOptional || view.mayBeMissing ? undefined : fallbackOf(this.schema, view, value),
    };
  }

  private named(typeName: string): ValuePlan {
    const known = SCALAR_PLANS.get(typeName) ?? this.plans.get(typeName);
    if (known) return known;
    const plan = this.special(typeName);
    if (!plan) return this.struct(typeName);
    this.plans.set(typeName, plan);
    return plan;
  }

  /** The plan of a type that is no structure. */
  private special(typeName: string): ValuePlan | undefined {
    const values = this.schema.enumerationValues(typeName);
    if (values) return this.enumeration(typeName, values);
    const item = this.schema.listItem(typeName);
    if (item) return this.list(typeName, item);
    const anyTypes = this.schema.anyTypes(typeName);
    if (!anyTypes) return undefined;
    return { kind: 'any', key: typeName, kinds: new Map(anyTypes.map((kind) => [kind, this.struct(kind)])) };
  }

  private enumeration(key: string, values: readonly string[]): EnumerationPlan {
    const spellings = new Map<string, string>();
    for (const value of values) {
      spellings.set(value, value);
      for (const other of this.options.spellingsOf?.(value) ?? []) spellings.set(other, value);
    }
    return { kind: 'enumeration', key, spellings };
  }

  private list(key: string, item: FieldView): ListPlan {
    return { kind: 'list', key, item: this.named(item.typeName), isItemNillable: item.isNillable };
  }
}

/** A plan whose fields are still being put in. */
type FillingPlan = StructPlan & { readonly fields: Map<string, FieldPlan>; readonly required: FieldPlan[] };

export function createReadPlans(schema: SchemaView, options: ReadPlanOptions = {}): ReadPlans {
  return new ReadPlanning(schema, options);
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
