// The run-time view of a table. Codecs, descriptions and generators ask the view and never look at notation strings,
// so that the notation can grow without touching them.

import type {
  AnyEntry,
  EnumerationEntry,
  FieldFacts,
  FieldNotation,
  ListEntry,
  OperationEntry,
  ScalarName,
  StructEntry,
  TypeEntry,
  TypeTable,
} from './notation.ts';

const SCALARS: readonly ScalarName[] = [
  'string',
  'boolean',
  'int',
  'short',
  'unsignedByte',
  'long',
  'float',
  'double',
  'dateTime',
  'base64Binary',
  'json',
];

/** What a notation says, taken apart. */
export interface ValueView {
  readonly typeName: string;
  readonly isScalar: boolean;
  readonly isList: boolean;
  /** null is a value: of the items where it is a list, else of the value itself. */
  readonly isNillable: boolean;
}

export interface FieldView extends ValueView {
  readonly name: string;
  /** May be absent when it is written. */
  readonly isOptional: boolean;
  /** May be missing in what is read although it is always written. */
  readonly mayBeMissing: boolean;
  readonly defaultText: string | undefined;
  /** What it is taken for when it is missing in what is read. */
  readonly fallbackText: string | undefined;
  readonly doc: string;
  readonly facts: FieldFacts;
}

const NO_FACTS: FieldFacts = {};
const NOTATION =
  /^(?<name>\w+)(?<nil>\|nil)?(?<list>\[\])?(?<optional>\?)?(?:=(?<default>[^~]*))?(?:~(?<fallback>.*))?$/;

/** Takes a field's notation apart. Throws on a notation that is not one: tables are code, not input. */
export function fieldView(name: string, field: FieldNotation): FieldView {
  const [notation, doc, facts = NO_FACTS] = typeof field === 'string' ? [field, ''] : field;
  const parts = NOTATION.exec(notation)?.groups;
  if (!parts?.['name']) throw new Error(`Not a notation: ${name}: ${notation}`);
  return {
    name,
    typeName: parts['name'],
    isScalar: isScalarName(parts['name']),
    isNillable: parts['nil'] !== undefined,
    isList: parts['list'] !== undefined,
    isOptional: parts['optional'] !== undefined,
    mayBeMissing: parts['fallback'] === '',
    defaultText: parts['default'],
    fallbackText: parts['fallback'] || undefined,
    doc,
    facts,
  };
}

function isScalarName(name: string): name is ScalarName {
  return (SCALARS as readonly string[]).includes(name);
}

export function fieldViews(fields: { readonly [field: string]: FieldNotation }): readonly FieldView[] {
  return Object.entries(fields).map(([name, notation]) => fieldView(name, notation));
}

/** The children of an operation's answer: one `Result` where the operation has a single one. */
export function outputViews(operation: OperationEntry): readonly FieldView[] {
  const { output } = operation;
  if (output === undefined) return [];
  return typeof output === 'string' ? [fieldView('Result', output)] : fieldViews(output);
}

export interface TypeView {
  readonly name: string;
  readonly doc: string;
  readonly entry: TypeEntry;
}

export function isStructEntry(entry: TypeEntry): entry is StructEntry {
  return 'fields' in entry;
}

export function isEnumerationEntry(entry: TypeEntry): entry is EnumerationEntry {
  return 'values' in entry;
}

export function isListEntry(entry: TypeEntry): entry is ListEntry {
  return 'list' in entry;
}

export function isAnyEntry(entry: TypeEntry): entry is AnyEntry {
  return 'anyOf' in entry;
}

/** Reads a table. Views are made once per table and kept: `createSchemaView(table)` at module level. */
export interface SchemaView {
  readonly typeNames: readonly string[];
  find(name: string): TypeView | undefined;
  /** Fields with those of its bases first, in order. */
  fieldsOf(structName: string): readonly FieldView[];
  /** One of them, by its name. */
  findField(structName: string, name: string): FieldView | undefined;
  /** Itself unless abstract, and every descendant. */
  concreteTypes(structName: string): readonly string[];
  /** Whether values carry $type: a type that has a base or a descendant, or may stand for any. */
  hasKinds(structName: string): boolean;
  enumerationValues(name: string): readonly string[] | undefined;
  /** The item of a named list; its name is that of the item element. */
  listItem(name: string): FieldView | undefined;
  /** The concrete structures that may stand for the type any. */
  anyTypes(name: string): readonly string[] | undefined;
}

export function createSchemaView(table: TypeTable): SchemaView {
  const fields = new Map<string, readonly FieldView[]>();
  const namedFields = new Map<string, ReadonlyMap<string, FieldView>>();
  const kinds = new Map<string, readonly string[]>();

  function struct(name: string): StructEntry {
    const entry = find(name)?.entry;
    if (!entry || !isStructEntry(entry)) throw new Error(`Not a structure: ${name}`);
    return entry;
  }

  function fieldsOf(name: string): readonly FieldView[] {
    const known = fields.get(name);
    if (known) return known;
    const entry = struct(name);
    const own = Object.entries(entry.fields).map(([field, notation]) => fieldView(field, notation));
    const all = entry.extends ? [...fieldsOf(entry.extends), ...own] : own;
    fields.set(name, all);
    return all;
  }

  function findField(structName: string, name: string): FieldView | undefined {
    let known = namedFields.get(structName);
    if (!known) {
      known = new Map(fieldsOf(structName).map((field) => [field.name, field]));
      namedFields.set(structName, known);
    }
    return known.get(name);
  }

  function concreteTypes(name: string): readonly string[] {
    const known = kinds.get(name);
    if (known) return known;
    const children = Object.keys(table).filter((child) => {
      const entry = table[child];
      return entry !== undefined && isStructEntry(entry) && entry.extends === name;
    });
    const all = [...(struct(name).abstract ? [] : [name]), ...children.flatMap(concreteTypes)];
    kinds.set(name, all);
    return all;
  }

  function find(name: string): TypeView | undefined {
    const entry = Object.hasOwn(table, name) ? table[name] : undefined;
    return entry && { name, doc: entry.doc ?? '', entry };
  }

  const anyMembers = new Set(Object.values(table).flatMap((entry) => (isAnyEntry(entry) ? entry.anyOf : [])));

  return {
    typeNames: Object.keys(table),
    find,
    fieldsOf,
    findField,
    concreteTypes,
    hasKinds: (name) =>
      anyMembers.has(name) ||
      struct(name).extends !== undefined ||
      concreteTypes(name).some((kind) => kind !== name),
    enumerationValues(name) {
      const entry = find(name)?.entry;
      if (!entry || !isEnumerationEntry(entry)) return undefined;
      return Array.isArray(entry.values) ? entry.values : Object.keys(entry.values);
    },
    listItem(name) {
      const entry = find(name)?.entry;
      return entry && isListEntry(entry) ? fieldView(entry.item, entry.list) : undefined;
    },
    anyTypes(name) {
      const entry = find(name)?.entry;
      return entry && isAnyEntry(entry) ? entry.anyOf.flatMap(concreteTypes) : undefined;
    },
  };
}
