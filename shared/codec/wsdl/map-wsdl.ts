import { mapOperations } from '../../contracts/map/operations.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { printWsdl, printXsd } from './print-wsdl.ts';
import type { SchemaPrint } from './schema-nodes.ts';

export interface DescriptionOptions {
  readonly dialect?: Dialect;
  /** Version in the vendor's namespace; what is not a version is taken as none. */
  readonly version?: string | undefined;
}

function schemaPrint({ dialect = 'neutral', version }: DescriptionOptions): SchemaPrint {
  const namespace =
    dialect === 'vendor' ? (vendorNamespace(version) ?? vendorNamespace()) : NEUTRAL_NAMESPACE;
  return { schema: mapSchema, operations: mapOperations, dialect, namespace: namespace ?? NEUTRAL_NAMESPACE };
}

/** The WSDL of a map service at an address. */
export function printMapWsdl(service: string, address: string, options: DescriptionOptions = {}): string {
  return printWsdl({ ...schemaPrint(options), service, address });
}

export function printMapSchema(options: DescriptionOptions = {}): string {
  return printXsd(schemaPrint(options));
}
