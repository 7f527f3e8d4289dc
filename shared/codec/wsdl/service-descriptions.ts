// The descriptions of the SOAP services: their tables put into the general printer.

import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { mapOperations } from '../../contracts/map/operations.ts';
import { catalogSchema } from '../soap/catalog-codec.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { printWsdl, printXsd } from './print-wsdl.ts';
import type { SchemaPrint } from './schema-nodes.ts';

/** The WSDL of the catalog at an address. */
export function printCatalogWsdl(address: string, options: DescriptionOptions = {}): string {
  return printWsdl({ ...catalogPrint(options), service: 'Catalog', port: 'ServiceCatalog', address });
}

export function printCatalogSchema(options: DescriptionOptions = {}): string {
  return printXsd(catalogPrint(options));
}

/** The WSDL of a map service at an address. */
export function printMapWsdl(service: string, address: string, options: DescriptionOptions = {}): string {
  return printWsdl({ ...mapPrint(options), service: `${service}_MapServer`, port: 'MapServer', address });
}

export function printMapSchema(options: DescriptionOptions = {}): string {
  return printXsd(mapPrint(options));
}

function catalogPrint(options: DescriptionOptions): SchemaPrint {
  return { schema: catalogSchema, operations: catalogOperations, ...spelling(options) };
}

function mapPrint(options: DescriptionOptions): SchemaPrint {
  return { schema: mapSchema, operations: mapOperations, ...spelling(options) };
}

function spelling(options: DescriptionOptions) {
  const { dialect = 'neutral' } = options;
  return { dialect, namespace: describedNamespace(options) };
}

export interface DescriptionOptions {
  readonly dialect?: Dialect;
  /** Version in the vendor's namespace; what is not a version is taken as none. */
  readonly version?: string | undefined;
}

/** The namespace that a description is written in. */
function describedNamespace({ dialect = 'neutral', version }: DescriptionOptions): string {
  const vendor = dialect === 'vendor' ? (vendorNamespace(version) ?? vendorNamespace()) : undefined;
  return vendor ?? NEUTRAL_NAMESPACE;
}
