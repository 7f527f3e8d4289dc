// Writes values by the tables: order, required children, and xsi:type on every element of a structure or a list. What
// can be known of a type is worked out once; a value then costs one closure a field and nothing is looked up by notation.

import type { FieldView, SchemaView, ValueView } from '../../schema/view.ts';
import type { ByteSink } from './byte-sink.ts';
import { SCALAR_WRITERS } from './write-scalars.ts';

export type ElementWriter = (value: unknown, sink: ByteSink) => void;

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
  /** For a scalar: the writer of its text alone, so that neighbours are put together before they are added. */
  readonly scalar: ScalarWriter | undefined;
  readonly open: string;
  readonly close: string;
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
      let text = '';
      for (let index = 0; index < writers.length; index++) {
        const writer = writers[index] as FieldWriter;
        const member = (value as StructValue)[writer.name];
        if (member === undefined) {
          if (!writer.isOptional) throw new TypeError(`An answer lacks ${writer.name}.`);
        } else if (writer.scalar) text += writer.open + writer.scalar(member as never) + writer.close;
        else {
          if (text !== '') sink.text += text;
          text = '';
          writer.write(member, sink);
        }
      }
      if (text !== '') sink.text += text;
    };
  }

  private field(view: FieldView): FieldWriter {
    const isScalar = view.isScalar && !view.isList && !view.isNillable;
    return {
      name: view.name,
      isOptional: view.isOptional,
      write: this.element(view.name, view),
      scalar: isScalar
        ? (SCALAR_WRITERS[view.typeName as keyof typeof SCALAR_WRITERS] as ScalarWriter)
        : undefined,
      open: `<${view.name}>`,
      close: `</${view.name}>`,
    };
  }

  private make(name: string, view: ValueView): ElementWriter {
    if (isListView(this.schema, view)) return this.list(name, view);
    const write = this.single(name, view.typeName);
    if (!view.isNillable) return write;
    const nil = `<${name} xsi:nil="true"/>`;
    return (value, sink) => {
      if (value === null) sink.text += nil;
      else write(value, sink);
    };
  }

  private list(name: string, view: ValueView): ElementWriter {
    const { wrapper, item, itemName } = listNames(this.schema, view);
    const open = `<${name} xsi:type="${this.options.typePrefix}:${wrapper}">`;
    const close = `</${name}>`;
    const write = this.element(itemName, item);
    if (this.schema.anyTypes(item.typeName)) return this.anyList(itemName, open, close, write);
    return (value, sink) => {
      sink.text += open;
      const items = value as readonly unknown[];
      for (let index = 0; index < items.length; index++) {
        write(items[index], sink);
        sink.ease();
      }
      sink.text += close;
    };
  }

  /**
   * The values of a row, of which answers are full: scalars that follow each other are put together in one text, the end
   * of one with the start of the next.
   */
  private anyList(itemName: string, open: string, close: string, writeOther: ElementWriter): ElementWriter {
    const itemClose = `</${itemName}>`;
    const scalars = anyScalars(itemName);
    return (value, sink) => {
      let text = open;
      let isOpen = false;
      const items = value as readonly ({ $xs?: string; value: never } | null)[];
      for (let index = 0; index < items.length; index++) {
        const item = items[index];
        const scalar = item?.$xs === undefined ? undefined : scalars.get(item.$xs);
        if (item && scalar) {
          text += (isOpen ? scalar.next : scalar.open) + scalar.write(item.value);
          isOpen = true;
        } else {
          sink.text += isOpen ? text + itemClose : text;
          text = '';
          isOpen = false;
          writeOther(item, sink);
        }
      }
      sink.text += isOpen ? text + itemClose + close : text + close;
    };
  }

  private single(name: string, typeName: string): ElementWriter {
    const values = this.schema.enumerationValues(typeName);
    if (values) return this.enumeration(name, typeName, values);
    const anyTypes = this.schema.anyTypes(typeName);
    if (anyTypes) return this.any(name, anyTypes);
    if (this.schema.find(typeName)) return this.struct(name, typeName);
    const write = SCALAR_WRITERS[typeName as keyof typeof SCALAR_WRITERS] as ScalarWriter;
    const open = `<${name}>`;
    const close = `</${name}>`;
    return (value, sink) => {
      sink.text += open + write(value as never) + close;
    };
  }

  private enumeration(name: string, typeName: string, values: readonly string[]): ElementWriter {
    const texts = new Map(values.map((value) => [value, `<${name}>${this.options.spell(value)}</${name}>`]));
    return (value, sink) => {
      const text = texts.get(value as string);
      if (text === undefined)
        throw new TypeError(`An answer has ${name} ${value}, which is not a ${typeName}.`);
      sink.text += text;
    };
  }

  private any(name: string, typeNames: readonly string[]): ElementWriter {
    const structs = this.kinds(name, 'any', typeNames);
    const close = `</${name}>`;
    const scalars = anyScalars(name);
    return (value, sink) => {
      const { $xs } = value as { $xs?: string };
      if ($xs === undefined) return structs(value, sink);
      const scalar = scalars.get($xs);
      if (!scalar) throw new TypeError(`An answer has ${name} of type ${$xs}, which is not a scalar.`);
      sink.text += scalar.open + scalar.write((value as { value: never }).value) + close;
    };
  }

  private struct(name: string, typeName: string): ElementWriter {
    if (!this.schema.hasKinds(typeName)) return this.typed(name, typeName);
    return this.kinds(name, typeName, this.schema.concreteTypes(typeName));
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
    const open = `<${name} xsi:type="${this.options.typePrefix}:${typeName}">`;
    const close = `</${name}>`;
    // Made when it is first met: types refer to each other in circles.
    let children: ElementWriter | undefined;
    return (value, sink) => {
      children ??= this.body(typeName);
      sink.text += open;
      children(value, sink);
      sink.text += close;
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

/** How each scalar is written in an element that says its type. */
function anyScalars(name: string): ReadonlyMap<string, { open: string; next: string; write: ScalarWriter }> {
  return new Map(
    Object.entries(SCALAR_WRITERS).map(([xs, write]) => {
      const open = `<${name} xsi:type="xs:${xs}">`;
      return [xs, { open, next: `</${name}>${open}`, write: write as ScalarWriter }];
    }),
  );
}

export function createValueWriter(schema: SchemaView, options: ValueWriterOptions): ValueWriter {
  return new ValueWriting(schema, options);
}
