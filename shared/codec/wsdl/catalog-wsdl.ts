import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { catalogSchema } from '../soap/catalog-codec.ts';
import { type DescriptionOptions, describedNamespace } from './describe-namespace.ts';
import { printWsdl, printXsd } from './print-wsdl.ts';
import type { SchemaPrint } from './schema-nodes.ts';

function schemaPrint(options: DescriptionOptions): SchemaPrint {
  const { dialect = 'neutral' } = options;
  const namespace = describedNamespace(options);
  return { schema: catalogSchema, operations: catalogOperations, dialect, namespace };
}

/** The WSDL of the catalog at an address. */
export function printCatalogWsdl(address: string, options: DescriptionOptions = {}): string {
  return printWsdl({ ...schemaPrint(options), service: 'Catalog', port: 'ServiceCatalog', address });
}

export function printCatalogSchema(options: DescriptionOptions = {}): string {
  return printXsd(schemaPrint(options));
}
