import { mapOperations } from '../../contracts/map/operations.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { type DescriptionOptions, describedNamespace } from './describe-namespace.ts';
import { printWsdl, printXsd } from './print-wsdl.ts';
import type { SchemaPrint } from './schema-nodes.ts';

function schemaPrint(options: DescriptionOptions): SchemaPrint {
  const { dialect = 'neutral' } = options;
  return { schema: mapSchema, operations: mapOperations, dialect, namespace: describedNamespace(options) };
}

/** The WSDL of a map service at an address. */
export function printMapWsdl(service: string, address: string, options: DescriptionOptions = {}): string {
  return printWsdl({ ...schemaPrint(options), service: `${service}_MapServer`, port: 'MapServer', address });
}

export function printMapSchema(options: DescriptionOptions = {}): string {
  return printXsd(schemaPrint(options));
}
