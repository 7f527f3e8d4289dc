import { type EnergyService, energyServices } from '../../../shared/contracts/energy/services.ts';
import { energyTypes } from '../../../shared/contracts/energy/types.ts';
import { mapService } from '../../../shared/contracts/map/service.ts';
import { mapTypes } from '../../../shared/contracts/map/types.ts';
import type { ServedService } from '../../../shared/contracts/services.ts';
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
  readonly doc: string;
  /** GET: tried from the screen by its address. POST: a SOAP message. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly FieldView[];
  /** The described type of what it answers. */
  readonly rowType: string;
  readonly rowDoc: string;
  readonly rowFields: readonly FieldView[];
}

export interface ServiceView {
  readonly id: ServedService['id'];
  readonly version: string;
  readonly operations: readonly OperationView[];
}

const energySchema = createSchemaView(energyTypes);
const mapSchema = createSchemaView(mapTypes);

/** Every service, in the order of the screen. */
export const serviceViews: readonly ServiceView[] = [
  ...energyServices.map((service) => ({
    id: service.id,
    version: service.version,
    operations: operationsOf(service),
  })),
  {
    id: mapService.id,
    version: mapService.version,
    operations: Object.entries(mapService.operations).map(([name, entry]) => messageView(name, entry)),
  },
];

export function operationsOf(service: EnergyService): readonly OperationView[] {
  return Object.entries(service.operations).map(([name, { doc, input, rows }]) => ({
    name,
    doc,
    method: 'GET',
    path: `${service.basePath}/${name}`,
    parameters: fieldViews(input),
    rowType: rows,
    rowDoc: energySchema.find(rows)?.doc ?? '',
    rowFields: energySchema.fieldsOf(rows),
  }));
}

function messageView(name: string, entry: OperationEntry): OperationView {
  const results = outputViews(entry);
  const [single] = results;
  const isSingle = results.length === 1 && single !== undefined;
  return {
    name,
    doc: entry.doc,
    method: 'POST',
    path: mapService.path,
    parameters: fieldViews(entry.input),
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
