// Writes values by the tables: order, required children, and xsi:type on every element of a structure or a list. What
// can be known of a type is worked out once; a value then costs one closure a field and nothing is looked up by notation.

import { type FieldView, isEnumerationEntry, type SchemaView, type ValueView } from '../../schema/view.ts';
import { SCALAR_WRITERS } from './write-scalars.ts';

export type ElementWriter = (value: unknown) => string;

export interface ValueWriterOptions {
  /** Prefix that the types are written with. */
  readonly typePrefix: string;
  /** How an enumeration value is spelt. */
  spell(value: string): string;
}

export interface ValueWriter {
  /** The writer of an element of a name that holds a value of a view. Made once and kept by the caller. */
  element(name: string, view: ValueView): ElementWriter;
  /** The children of a structure, without an element around them. */
  fields(fields: readonly FieldView[]): ElementWriter;
}

type StructValue = { readonly [field: string]: unknown };

interface FieldWriter {
  readonly name: string;
  readonly isOptional: boolean;
  readonly write: ElementWriter;
}

type ScalarWriter = (value: never) => string;

/** Names of the item elements of lists of scalars; of others the item has the name of its type. */
const SCALAR_ITEMS: { readonly [scalar: string]: string } = {
  int: 'Int',
  double: 'Double',
  string: 'String',
};

/** The name of a list's wrapper type and of its items. */
export function listNames(
  schema: SchemaView,
  view: ValueView,
): { wrapper: string; item: FieldView | ValueView; itemName: string } {
  const named = schema.listItem(view.typeName);
  if (named) return { wrapper: view.typeName, item: named, itemName: named.name };
  const itemName = SCALAR_ITEMS[view.typeName] ?? view.typeName;
  return { wrapper: `ArrayOf${itemName}`, item: { ...view, isList: false }, itemName };
}

export function isListView(schema: SchemaView, view: ValueView): boolean {
  return view.isList || schema.listItem(view.typeName) !== undefined;
}

export function createValueWriter(schema: SchemaView, options: ValueWriterOptions): ValueWriter {
  const { typePrefix, spell } = options;
  const bodies = new Map<string, ElementWriter>();
  const elements = new Map<string, ElementWriter>();

  function fields(views: readonly FieldView[]): ElementWriter {
    const writers: FieldWriter[] = views.map((view) => ({
      name: view.name,
      isOptional: view.isOptional,
      write: element(view.name, view),
    }));
    return (value) => {
      let text = '';
      for (let index = 0; index < writers.length; index++) {
        const writer = writers[index] as FieldWriter;
        const member = (value as StructValue)[writer.name];
        if (member !== undefined) text += writer.write(member);
        else if (!writer.isOptional) throw new TypeError(`An answer lacks ${writer.name}.`);
      }
      return text;
    };
  }

  /** The children of a type, made when it is first met: types refer to each other in circles. */
  function body(typeName: string): ElementWriter {
    return (value) => {
      let writer = bodies.get(typeName);
      if (!writer) {
        writer = fields(schema.fieldsOf(typeName));
        bodies.set(typeName, writer);
      }
      return writer(value);
    };
  }

  function typed(name: string, typeName: string): ElementWriter {
    const open = `<${name} xsi:type="${typePrefix}:${typeName}">`;
    const close = `</${name}>`;
    const children = body(typeName);
    return (value) => open + children(value) + close;
  }

  function struct(name: string, typeName: string): ElementWriter {
    if (!schema.hasKinds(typeName)) return typed(name, typeName);
    return kinds(name, typeName, schema.concreteTypes(typeName));
  }

  function kinds(name: string, declared: string, typeNames: readonly string[]): ElementWriter {
    const writers = new Map(typeNames.map((typeName) => [typeName, typed(name, typeName)]));
    return (value) => {
      const typeName = (value as { $type?: string }).$type;
      const writer = writers.get(typeName ?? '');
      if (!writer)
        throw new TypeError(`An answer has ${name} of type ${typeName}, which is not a ${declared}.`);
      return writer(value);
    };
  }

  function any(name: string, typeNames: readonly string[]): ElementWriter {
    const structs = kinds(name, 'any', typeNames);
    const close = `</${name}>`;
    const opens = new Map(Object.keys(SCALAR_WRITERS).map((xs) => [xs, `<${name} xsi:type="xs:${xs}">`]));
    return (value) => {
      const xs = (value as { $xs?: keyof typeof SCALAR_WRITERS }).$xs;
      if (xs === undefined) return structs(value);
      const write = SCALAR_WRITERS[xs] as ScalarWriter;
      return (opens.get(xs) ?? '') + write((value as { value: never }).value) + close;
    };
  }

  function list(name: string, view: ValueView): ElementWriter {
    const { wrapper, item, itemName } = listNames(schema, view);
    const open = `<${name} xsi:type="${typePrefix}:${wrapper}">`;
    const close = `</${name}>`;
    const write = element(itemName, item);
    return (value) => {
      let text = open;
      const items = value as readonly unknown[];
      for (let index = 0; index < items.length; index++) text += write(items[index]);
      return text + close;
    };
  }

  function simple(name: string, view: ValueView): ElementWriter {
    const { typeName } = view;
    const entry = schema.find(typeName)?.entry;
    const anyTypes = schema.anyTypes(typeName);
    if (anyTypes) return any(name, anyTypes);
    const open = `<${name}>`;
    const close = `</${name}>`;
    if (entry && isEnumerationEntry(entry)) {
      const values = new Map(
        schema.enumerationValues(typeName)?.map((value) => [value, open + spell(value) + close]),
      );
      return (value) => {
        const text = values.get(value as string);
        if (text === undefined)
          throw new TypeError(`An answer has ${name} ${value}, which is not a ${typeName}.`);
        return text;
      };
    }
    if (entry) return struct(name, typeName);
    const write = SCALAR_WRITERS[typeName as keyof typeof SCALAR_WRITERS] as ScalarWriter;
    return (value) => open + write(value as never) + close;
  }

  function make(name: string, view: ValueView): ElementWriter {
    if (isListView(schema, view)) return list(name, view);
    const write = simple(name, view);
    if (!view.isNillable) return write;
    const nil = `<${name} xsi:nil="true"/>`;
    return (value) => (value === null ? nil : write(value));
  }

  function element(name: string, view: ValueView): ElementWriter {
    const key = `${name} ${view.typeName} ${view.isList} ${view.isNillable}`;
    let writer = elements.get(key);
    if (!writer) {
      writer = make(name, view);
      elements.set(key, writer);
    }
    return writer;
  }

  return { element, fields };
}
