// The manual of a service, printed from its tables as Markdown.

import type { EnumerationEntry, OperationTable } from '../../schema/notation.ts';
import {
  type FieldView,
  fieldViews,
  isEnumerationEntry,
  isStructEntry,
  outputViews,
  type SchemaView,
} from '../../schema/view.ts';
import { isListView, listNames } from '../xml/value-writer.ts';

export interface ReferencePrint {
  readonly title: string;
  readonly introduction: string;
  readonly schema: SchemaView;
  readonly operations: OperationTable;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The type of a field as the manual names it, with a link where the manual has an entry. */
function typeText(schema: SchemaView, view: FieldView): string {
  const isList = isListView(schema, view);
  const { typeName } = isList ? listNames(schema, view).item : view;
  const name = schema.find(typeName) ? `[${typeName}](#${typeName.toLowerCase()})` : typeName;
  return (isList ? `list of ${name}` : name) + (view.isNillable && !isList ? ' or nil' : '');
}

function presence(view: FieldView): string {
  const written = view.isOptional ? 'optional' : 'required';
  if (view.defaultText !== undefined) return `${written}, default ${view.defaultText}`;
  if (view.fallbackText !== undefined) return `${written}, ${view.fallbackText} when missing`;
  return view.mayBeMissing ? `${written}, may be missing in a request` : written;
}

function fieldTable(schema: SchemaView, views: readonly FieldView[]): string[] {
  if (views.length === 0) return ['No fields.', ''];
  return [
    '| Field | Type | | |',
    '|---|---|---|---|',
    ...views.map(
      (view) => `| ${view.name} | ${typeText(schema, view)} | ${presence(view)} | ${cell(view.doc)} |`,
    ),
    '',
  ];
}

function structLines(schema: SchemaView, name: string): string[] {
  const { entry, doc } = schema.find(name) ?? {};
  if (!entry || !isStructEntry(entry)) return [];
  const kinds = schema.concreteTypes(name).filter((kind) => kind !== name);
  const link = (type: string) => `[${type}](#${type.toLowerCase()})`;
  return [
    `### ${name}`,
    '',
    doc ?? '',
    '',
    ...(entry.abstract ? ['Abstract: a message names one of its kinds.', ''] : []),
    ...(entry.extends ? [`Extends ${link(entry.extends)}, whose fields come first.`, ''] : []),
    ...(kinds.length > 0 ? [`Kinds: ${kinds.map(link).join(', ')}.`, ''] : []),
    ...fieldTable(schema, fieldViews(entry.fields)),
  ];
}

function enumerationLines(name: string, { doc, values }: EnumerationEntry): string[] {
  const pairs: [string, string][] = Array.isArray(values)
    ? values.map((value) => [value, ''])
    : Object.entries(values as { [value: string]: string });
  return [
    `### ${name}`,
    '',
    doc ?? '',
    '',
    '| Value | |',
    '|---|---|',
    ...pairs.map(([value, meaning]) => `| ${value} | ${cell(meaning)} |`),
    '',
  ];
}

function operationLines({ schema, operations }: ReferencePrint): string[] {
  return Object.entries(operations).flatMap(([name, operation]) => [
    `### ${name}`,
    '',
    operation.doc,
    '',
    ...fieldTable(schema, fieldViews(operation.input)),
    `Answer: ${outputViews(operation)
      .map((view) => `${view.name}, ${typeText(schema, view)}`)
      .join('; ')}.`,
    '',
  ]);
}

export function printReference(print: ReferencePrint): string {
  const { schema, title, introduction } = print;
  const names = [...schema.typeNames].sort((one, other) =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
  const enumerations = names.flatMap((name) => {
    const entry = schema.find(name)?.entry;
    return entry && isEnumerationEntry(entry) ? enumerationLines(name, entry) : [];
  });
  const others = names.flatMap((name) => {
    const entry = schema.find(name)?.entry;
    const isPlain = entry && !isEnumerationEntry(entry) && !isStructEntry(entry);
    return isPlain ? [`### ${name}`, '', entry.doc ?? '', ''] : [];
  });
  return [
    `# ${title}`,
    '',
    introduction,
    '',
    '## Operations',
    '',
    ...operationLines(print),
    '## Types',
    '',
    ...names.flatMap((name) => structLines(schema, name)),
    ...others,
    '## Enumerations',
    '',
    ...enumerations,
  ].join('\n');
}
