import type { JsonObject } from '../../../shared/base/json.ts';
import type { JsonService } from '../../../shared/contracts/json-service.ts';
import { mapService } from '../../../shared/contracts/map/service.ts';
import { mapTypes } from '../../../shared/contracts/map/types.ts';
import { jsonServices, type ServedService, servedServices } from '../../../shared/contracts/services.ts';
import type { OperationEntry } from '../../../shared/schema/notation.ts';
import {
  createSchemaView,
  type FieldView,
  fieldViews,
  isStructEntry,
  outputViews,
  type SchemaView,
} from '../../../shared/schema/view.ts';

/** An operation as the explorer shows it: everything is read from the contract tables. */
export interface OperationView {
  readonly name: string;
  /** What tells it from its siblings: the path below its service, or the name of its message. */
  readonly title: string;
  readonly doc: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** How it is tried from the screen: by its address, or by a SOAP message. */
  readonly protocol: 'json' | 'soap';
  readonly path: string;
  readonly parameters: readonly FieldView[];
  /** What a JSON operation takes as its body. */
  readonly body: readonly FieldView[];
  /** A body to begin with; undefined where it takes none. */
  readonly sampleBody: JsonObject | undefined;
  /** Whether who asks must bring a token that the app issued. */
  readonly needsToken: boolean;
  /** The described type of what it answers. */
  readonly rowType: string;
  readonly rowDoc: string;
  readonly rowFields: readonly FieldView[];
}

export interface ServiceView {
  readonly id: ServedService['id'];
  readonly version: string;
  /** The paths of the public service that it stands for. */
  readonly aliases: readonly string[];
  readonly operations: readonly OperationView[];
}

const mapSchema = createSchemaView(mapTypes);

/** Every service, in the order of the screen. */
export const serviceViews: readonly ServiceView[] = servedServices.map(({ id, aliases }) => {
  const json = jsonServices.find((service) => service.id === id);
  if (json) return { id, version: json.version, aliases, operations: operationsOf(json) };
  const operations = Object.entries(mapService.operations).map(([name, entry]) => messageView(name, entry));
  return { id, version: mapService.version, aliases, operations };
});

export function operationsOf({ bases: [own], types, operations }: JsonService): readonly OperationView[] {
  const schema = createSchemaView(types);
  return Object.entries(operations).map(
    ([name, { doc, method, path, input, rows, body, needsToken = false }]) => ({
      name,
      title: path,
      doc,
      method,
      protocol: 'json',
      path: `${own.path}/${path}`,
      parameters: fieldViews(input),
      body: body ? structFields(schema, body.type) : [],
      sampleBody: body?.sample,
      needsToken,
      rowType: rows,
      rowDoc: schema.find(rows)?.doc ?? '',
      rowFields: structFields(schema, rows),
    }),
  );
}

function messageView(name: string, entry: OperationEntry): OperationView {
  const results = outputViews(entry);
  const [single] = results;
  const isSingle = results.length === 1 && single !== undefined;
  return {
    name,
    title: name,
    doc: entry.doc,
    method: 'POST',
    protocol: 'soap',
    path: mapService.path,
    parameters: fieldViews(entry.input),
    body: [],
    sampleBody: undefined,
    needsToken: false,
    rowType: isSingle ? typeText(single) : results.map((view) => view.name).join(', '),
    rowDoc: isSingle ? (mapSchema.find(single.typeName)?.doc ?? '') : '',
    rowFields: isSingle ? structFields(mapSchema, single.typeName) : results,
  };
}

function structFields(schema: SchemaView, typeName: string): readonly FieldView[] {
  const entry = schema.find(typeName)?.entry;
  return entry && isStructEntry(entry) ? schema.fieldsOf(typeName) : [];
}

/** A type as people write it: `int`, `string, may be null`, `Licence[]`. */
export function typeText({ typeName, isList }: Pick<FieldView, 'typeName' | 'isList'>): string {
  return isList ? `${typeName}[]` : typeName;
}

/** Path and query of a call. Parameters that are empty are left out, as a client would. */
export function callPath(operation: OperationView, values: { readonly [parameter: string]: string }): string {
  const query = new URLSearchParams();
  for (const { name } of operation.parameters) {
    const value = values[name]?.trim();
    if (value) query.append(name, value);
  }
  return query.size > 0 ? `${operation.path}?${query}` : operation.path;
}

/** The body to begin with, laid out; a registration gets an Id of its own, so that each try is another one. */
export function sampleText({ sampleBody = {} }: OperationView): string {
  const own = 'Id' in sampleBody ? { ...sampleBody, Id: crypto.randomUUID() } : sampleBody;
  return JSON.stringify(own, undefined, 2);
}
