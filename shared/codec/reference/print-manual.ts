// The manual of a service, printed from its tables as HTML: operations, types and enumerations, each under its name.

import type { EnumerationEntry, OperationEntry, OperationTable } from '../../schema/notation.ts';
import {
  type FieldView,
  fieldViews,
  isEnumerationEntry,
  isStructEntry,
  outputViews,
  type SchemaView,
} from '../../schema/view.ts';
import { isListView, listNames } from '../xml/value-writer.ts';
import { Html, html } from './html.ts';

export interface ManualTables {
  readonly introduction: string;
  readonly schema: SchemaView;
  readonly operations: OperationTable;
}

const NOTHING = new Html('');

/** Everything on one page, whose headings are the anchors. */
export function printManual(tables: ManualTables): Html {
  const { schema, introduction } = tables;
  const names = schema.typeNames.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  const structs = names.filter((name) => !isEnumeration(schema, name));
  const enumerations = names.filter((name) => isEnumeration(schema, name));
  return html`<p>${introduction}</p>
<nav aria-label="Parts"><a href="#operations">Operations</a> <a href="#types">Types</a> <a href="#enumerations">Enumerations</a></nav>
<h2 id="operations">Operations</h2>
${Object.keys(tables.operations).map(
  (name) =>
    html`<section id="${name}"><h3><a href="?help=${name}">${name}</a></h3>${printOperation(tables, name, '')}</section>`,
)}
<h2 id="types">Types</h2>
${structs.map((name) => typeSection(schema, name))}
<h2 id="enumerations">Enumerations</h2>
${enumerations.map((name) => typeSection(schema, name))}`;
}

/** One operation, without its heading. `manualAddress`: where its types are described; empty: on the same page. */
export function printOperation(
  { schema, operations }: ManualTables,
  name: string,
  manualAddress: string,
): Html {
  const entry = operations[name];
  if (!entry) return NOTHING;
  const context = { schema, manualAddress };
  return html`<p>${entry.doc}</p>
${fieldTable(context, fieldViews(entry.input), 'No parameters.')}
${answerText(context, entry)}`;
}

interface Context {
  readonly schema: SchemaView;
  readonly manualAddress: string;
}

function answerText(context: Context, entry: OperationEntry): Html {
  const views = outputViews(entry);
  const [single] = views;
  if (views.length === 1 && single) {
    const doc = single.doc && `: ${single.doc}`;
    return html`<p>Answer: ${single.name}, ${typeText(context, single)}${doc}</p>`;
  }
  return html`<p>Answer:</p>${fieldTable(context, views, 'Nothing.')}`;
}

function isEnumeration(schema: SchemaView, name: string): boolean {
  const entry = schema.find(name)?.entry;
  return entry !== undefined && isEnumerationEntry(entry);
}

function typeSection(schema: SchemaView, name: string): Html {
  const { entry, doc = '' } = schema.find(name) ?? {};
  if (!entry) return NOTHING;
  const context = { schema, manualAddress: '' };
  const link = (type: string) => html`<a href="#${type}">${type}</a>`;
  const kinds = isStructEntry(entry) ? schema.concreteTypes(name).filter((kind) => kind !== name) : [];
  return html`<section id="${name}"><h3>${name}</h3>
<p>${doc}</p>
${isStructEntry(entry) && entry.abstract ? html`<p>Abstract: a message names one of its kinds.</p>` : NOTHING}
${isStructEntry(entry) && entry.extends ? html`<p>Extends ${link(entry.extends)}, whose fields come first.</p>` : NOTHING}
${kinds.length > 0 ? html`<p>Kinds: ${kinds.map(link)}</p>` : NOTHING}
${isStructEntry(entry) ? fieldTable(context, fieldViews(entry.fields), 'No fields of its own.') : NOTHING}
${isEnumerationEntry(entry) ? valueTable(entry) : NOTHING}</section>`;
}

function fieldTable(context: Context, views: readonly FieldView[], none: string): Html {
  if (views.length === 0) return html`<p>${none}</p>`;
  const rows = views.map(
    (view) =>
      html`<tr><th scope="row">${view.name}</th><td>${typeText(context, view)}</td><td>${presence(view)}</td><td>${view.doc}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Presence</th><th scope="col">Meaning</th></tr></thead><tbody>
${rows}
</tbody></table>`;
}

function valueTable({ values }: EnumerationEntry): Html {
  const pairs = Array.isArray(values)
    ? values.map((value) => [value, ''] as const)
    : Object.entries(values as { readonly [value: string]: string });
  const rows = pairs.map(
    ([value, meaning]) => html`<tr><th scope="row">${value}</th><td>${meaning}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead><tbody>
${rows}
</tbody></table>`;
}

/** The type of a field, with a link where the manual describes it. */
function typeText({ schema, manualAddress }: Context, view: FieldView): Html {
  const isList = isListView(schema, view);
  const { typeName } = isList ? listNames(schema, view).item : view;
  const name = schema.find(typeName)
    ? html`<a href="${manualAddress}#${typeName}">${typeName}</a>`
    : typeName;
  return html`${isList ? 'list of ' : ''}${name}${view.isNillable && !isList ? ' or nil' : ''}`;
}

function presence(view: FieldView): string {
  const written = view.isOptional ? 'optional' : 'required';
  if (view.defaultText !== undefined) return `${written}, default ${view.defaultText}`;
  if (view.fallbackText !== undefined) return `${written}, ${view.fallbackText} when missing`;
  return view.mayBeMissing ? `${written}, may be missing in a request` : written;
}
