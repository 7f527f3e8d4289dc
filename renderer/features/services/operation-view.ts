import type { EnergyService } from '../../../shared/contracts/energy/services.ts';
import { energyTypes } from '../../../shared/contracts/energy/types.ts';
import { createSchemaView, type FieldView, fieldView } from '../../../shared/schema/view.ts';

/** An operation as the explorer shows it: everything is read from the contract tables. */
export interface OperationView {
  readonly name: string;
  readonly doc: string;
  readonly path: string;
  readonly parameters: readonly FieldView[];
  /** The described type of what it answers. */
  readonly rowType: string;
  readonly rowDoc: string;
  readonly rowFields: readonly FieldView[];
}

const schema = createSchemaView(energyTypes);

export function operationsOf(service: EnergyService): readonly OperationView[] {
  return Object.entries(service.operations).map(([name, { doc, input, rows }]) => ({
    name,
    doc,
    path: `${service.basePath}/${name}`,
    parameters: Object.entries(input).map(([field, notation]) => fieldView(field, notation)),
    rowType: rows,
    rowDoc: schema.find(rows)?.doc ?? '',
    rowFields: schema.fieldsOf(rows),
  }));
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
