// The tables as one XML Schema: types, enumerations, array wrappers, and the elements of all operations.

import type { EnumerationEntry, OperationTable, StructEntry } from '../../schema/notation.ts';
import {
  type FieldView,
  fieldViews,
  isEnumerationEntry,
  isStructEntry,
  outputViews,
  type SchemaView,
} from '../../schema/view.ts';
import { type Dialect, spell } from '../soap/dialect.ts';
import { isListView, listNames } from '../xml/value-writer.ts';
import { element, text, type XmlNode } from './xml-nodes.ts';

export interface SchemaPrint {
  readonly schema: SchemaView;
  readonly operations: OperationTable;
  readonly dialect: Dialect;
  readonly namespace: string;
}

type Wrappers = Map<string, { readonly item: FieldView; readonly doc: string }>;

function documentation(doc: string): readonly XmlNode[] {
  return doc ? [element('xs:annotation', {}, [element('xs:documentation', {}, [text(doc)])])] : [];
}

/** Name of the type of an item, as schema attributes refer to it. */
function typeRef({ schema, dialect }: SchemaPrint, typeName: string): string {
  const entry = schema.find(typeName)?.entry;
  if (!entry) return `xs:${typeName}`;
  if (schema.anyTypes(typeName)) return 'xs:anyType';
  return `tns:${isEnumerationEntry(entry) ? spell(dialect, typeName) : typeName}`;
}

function wrapperOf(print: SchemaPrint, view: FieldView): { name: string; item: FieldView; doc: string } {
  const { wrapper, item, itemName } = listNames(print.schema, view);
  const doc = print.schema.find(wrapper)?.doc ?? '';
  return { name: wrapper, item: { ...view, ...item, name: itemName, doc: '' }, doc };
}

function fieldNode(print: SchemaPrint, view: FieldView, wrappers: Wrappers): XmlNode {
  let type = typeRef(print, view.typeName);
  const isList = isListView(print.schema, view);
  if (isList) {
    const { name, item, doc } = wrapperOf(print, view);
    wrappers.set(name, { item, doc });
    type = `tns:${name}`;
  }
  const attributes = {
    name: view.name,
    type,
    minOccurs: view.isOptional ? '0' : undefined,
    nillable: view.isNillable && !isList ? 'true' : undefined,
    default: view.defaultText && spell(print.dialect, view.defaultText),
  };
  return element('xs:element', attributes, documentation(view.doc));
}

function sequence(print: SchemaPrint, views: readonly FieldView[], wrappers: Wrappers): XmlNode {
  return element(
    'xs:sequence',
    {},
    views.map((view) => fieldNode(print, view, wrappers)),
  );
}

function structNode(print: SchemaPrint, name: string, entry: StructEntry, wrappers: Wrappers): XmlNode {
  const own = sequence(print, fieldViews(entry.fields), wrappers);
  const content = entry.extends
    ? element('xs:complexContent', {}, [element('xs:extension', { base: `tns:${entry.extends}` }, [own])])
    : own;
  return element('xs:complexType', { name, abstract: entry.abstract && 'true' }, [
    ...documentation(entry.doc ?? ''),
    content,
  ]);
}

function enumerationNode({ dialect }: SchemaPrint, name: string, { doc, values }: EnumerationEntry): XmlNode {
  const pairs: readonly [string, string][] = Array.isArray(values)
    ? values.map((value) => [value, ''])
    : Object.entries(values as { [value: string]: string });
  return element('xs:simpleType', { name: spell(dialect, name) }, [
    ...documentation(doc ?? ''),
    element(
      'xs:restriction',
      { base: 'xs:string' },
      pairs.map(([value, meaning]) =>
        element('xs:enumeration', { value: spell(dialect, value) }, documentation(meaning)),
      ),
    ),
  ]);
}

function wrapperNodes(print: SchemaPrint, wrappers: Wrappers): readonly XmlNode[] {
  return [...wrappers]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { item, doc }]) => {
      const attributes = {
        name: item.name,
        type: typeRef(print, item.typeName),
        minOccurs: '0',
        maxOccurs: 'unbounded',
        nillable: item.isNillable ? 'true' : undefined,
      };
      const items = element('xs:sequence', {}, [element('xs:element', attributes)]);
      return element('xs:complexType', { name }, [...documentation(doc), items]);
    });
}

function operationNodes(print: SchemaPrint, wrappers: Wrappers): readonly XmlNode[] {
  const message = (name: string, views: readonly FieldView[]) =>
    element('xs:element', { name }, [element('xs:complexType', {}, [sequence(print, views, wrappers)])]);
  return Object.entries(print.operations).flatMap(([name, operation]) => [
    message(name, fieldViews(operation.input)),
    message(`${name}Response`, outputViews(operation)),
  ]);
}

/** The schema element. Children of types are unqualified: elementFormDefault is absent. */
export function schemaNode(print: SchemaPrint): XmlNode {
  const wrappers: Wrappers = new Map();
  const types: XmlNode[] = [];
  for (const name of print.schema.typeNames) {
    const entry = print.schema.find(name)?.entry;
    if (entry && isStructEntry(entry)) types.push(structNode(print, name, entry, wrappers));
    else if (entry && isEnumerationEntry(entry)) types.push(enumerationNode(print, name, entry));
  }
  const operations = operationNodes(print, wrappers);
  return element(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:tns': print.namespace,
      targetNamespace: print.namespace,
    },
    [...types, ...wrapperNodes(print, wrappers), ...operations],
  );
}
