// Writes values by the tables: order, required children, and xsi:type on every element of a structure or a list. What
// can be known of a type is worked out once; a value then costs one closure a field and nothing is looked up by notation.

import type { FieldView, SchemaView, ValueView } from '../../schema/view.ts';
import { ByteSink, markupBytes } from './byte-sink.ts';
import { SCALAR_WRITERS } from './write-scalars.ts';

export type ElementWriter = (value: unknown, sink: ByteSink) => void;

export interface ValueWriterOptions {
  /** Prefix that the types are written with. */
  readonly typePrefix: string;
  /** How an enumeration value is spelt. */
  spell(value: string): string;
  /** A structure of which answers repeat the same frozen value: what was written of one is copied. */
  readonly repeated?: string;
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

type ScalarWriter = (value: never, sink: ByteSink) => void;

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

class ValueWriting implements ValueWriter {
  private readonly schema: SchemaView;
  private readonly options: ValueWriterOptions;
  private readonly bodies = new Map<string, ElementWriter>();
  private readonly elements = new Map<string, ElementWriter>();

  constructor(schema: SchemaView, options: ValueWriterOptions) {
    this.schema = schema;
    this.options = options;
  }

  element(name: string, view: ValueView): ElementWriter {
    const key = `${name} ${view.typeName} ${view.isList} ${view.isNillable}`;
    let writer = this.elements.get(key);
    if (!writer) {
      writer = this.make(name, view);
      this.elements.set(key, writer);
    }
    return writer;
  }

  fields(views: readonly FieldView[]): ElementWriter {
    const writers = views.map((view) => this.field(view));
    return (value, sink) => {
      for (let index = 0; index < writers.length; index++) {
        const writer = writers[index] as FieldWriter;
        const member = (value as StructValue)[writer.name];
        if (member !== undefined) writer.write(member, sink);
        else if (!writer.isOptional) throw new TypeError(`An answer lacks ${writer.name}.`);
      }
    };
  }

  private field(view: FieldView): FieldWriter {
    return { name: view.name, isOptional: view.isOptional, write: this.element(view.name, view) };
  }

  private make(name: string, view: ValueView): ElementWriter {
    if (isListView(this.schema, view)) return this.list(name, view);
    const write = this.single(name, view.typeName);
    if (!view.isNillable) return write;
    const nil = markupBytes(`<${name} xsi:nil="true"/>`);
    return (value, sink) => {
      if (value === null) sink.markup(nil);
      else write(value, sink);
    };
  }

  private list(name: string, view: ValueView): ElementWriter {
    const { wrapper, item, itemName } = listNames(this.schema, view);
    const open = markupBytes(`<${name} xsi:type="${this.options.typePrefix}:${wrapper}">`);
    const close = markupBytes(`</${name}>`);
    const write = this.element(itemName, item);
    return (value, sink) => {
      sink.markup(open);
      const items = value as readonly unknown[];
      for (let index = 0; index < items.length; index++) write(items[index], sink);
      sink.markup(close);
    };
  }

  private single(name: string, typeName: string): ElementWriter {
    const values = this.schema.enumerationValues(typeName);
    if (values) return this.enumeration(name, typeName, values);
    const anyTypes = this.schema.anyTypes(typeName);
    if (anyTypes) return this.any(name, anyTypes);
    if (this.schema.find(typeName)) return this.struct(name, typeName);
    return scalarElement(`<${name}>`, name, SCALAR_WRITERS[typeName as keyof typeof SCALAR_WRITERS]);
  }

  private enumeration(name: string, typeName: string, values: readonly string[]): ElementWriter {
    const elements = new Map(
      values.map((value) => [value, markupBytes(`<${name}>${this.options.spell(value)}</${name}>`)]),
    );
    return (value, sink) => {
      const element = elements.get(value as string);
      if (element === undefined)
        throw new TypeError(`An answer has ${name} ${value}, which is not a ${typeName}.`);
      sink.markup(element);
    };
  }

  private any(name: string, typeNames: readonly string[]): ElementWriter {
    const structs = this.kinds(name, 'any', typeNames);
    const scalars = new Map(
      Object.entries(SCALAR_WRITERS).map(([xs, write]) => [
        xs,
        scalarElement(`<${name} xsi:type="xsd:${xs}">`, name, write),
      ]),
    );
    return (value, sink) => {
      const { $xs } = value as { $xs?: string };
      if ($xs === undefined) return structs(value, sink);
      const write = scalars.get($xs);
      if (!write) throw new TypeError(`An answer has ${name} of type ${$xs}, which is not a scalar.`);
      write((value as { value: unknown }).value, sink);
    };
  }

  private struct(name: string, typeName: string): ElementWriter {
    const write = this.schema.hasKinds(typeName)
      ? this.kinds(name, typeName, this.schema.concreteTypes(typeName))
      : this.typed(name, typeName);
    return typeName === this.options.repeated ? rememberLast(write) : write;
  }

  private kinds(name: string, declared: string, typeNames: readonly string[]): ElementWriter {
    const writers = new Map(typeNames.map((typeName) => [typeName, this.typed(name, typeName)]));
    return (value, sink) => {
      const typeName = (value as { $type?: string }).$type;
      const writer = writers.get(typeName ?? '');
      if (writer) return writer(value, sink);
      throw new TypeError(`An answer has ${name} of type ${typeName}, which is not a ${declared}.`);
    };
  }

  private typed(name: string, typeName: string): ElementWriter {
    const open = markupBytes(`<${name} xsi:type="${this.options.typePrefix}:${typeName}">`);
    const close = markupBytes(`</${name}>`);
    // Made when it is first met: types refer to each other in circles.
    let children: ElementWriter | undefined;
    return (value, sink) => {
      children ??= this.body(typeName);
      sink.markup(open);
      children(value, sink);
      sink.markup(close);
    };
  }

  private body(typeName: string): ElementWriter {
    let writer = this.bodies.get(typeName);
    if (!writer) {
      writer = this.fields(this.schema.fieldsOf(typeName));
      this.bodies.set(typeName, writer);
    }
    return writer;
  }
}

/** Copies what was written last where the same value comes again. Values that can change are written each time. */
function rememberLast(write: ElementWriter): ElementWriter {
  let last: unknown;
  let bytes: Uint8Array = new Uint8Array(0);
  return (value, sink) => {
    if (value !== last) {
      if (!Object.isFrozen(value)) return write(value, sink);
      const own = new ByteSink();
      try {
        write(value, own);
        bytes = own.end();
        last = value;
      } finally {
        own.release();
      }
    }
    sink.markup(bytes);
  };
}

/** The writer of an element that holds a scalar. `opening`: its start tag. */
function scalarElement(
  opening: string,
  name: string,
  write: (typeof SCALAR_WRITERS)[keyof typeof SCALAR_WRITERS],
): ElementWriter {
  const open = markupBytes(opening);
  const close = markupBytes(`</${name}>`);
  const content = write as ScalarWriter;
  return (value, sink) => {
    sink.markup(open);
    content(value as never, sink);
    sink.markup(close);
  };
}

export function createValueWriter(schema: SchemaView, options: ValueWriterOptions): ValueWriter {
  return new ValueWriting(schema, options);
}
