import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { mapOperations } from '../../contracts/map/operations.ts';
import { catalogSchema, writeCatalogRequest } from '../soap/catalog-codec.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';
import { mapSchema, writeMapRequest } from '../soap/map-codec.ts';
import { sampleInput } from './sample-input.ts';

/** A whole envelope for one operation, as text to send, in either dialect. */
export function sampleMapRequest(operation: string, dialect: Dialect = 'neutral'): string {
  const namespace = dialect === 'vendor' ? (vendorNamespace() ?? NEUTRAL_NAMESPACE) : NEUTRAL_NAMESPACE;
  const input = sampleInput(mapSchema, mapOperations, operation);
  return new TextDecoder().decode(writeMapRequest(operation, input, { version: '1.1', namespace, dialect }));
}

/** A whole envelope for one operation of the catalog, as text to send. */
export function sampleCatalogRequest(operation: string): string {
  const input = sampleInput(catalogSchema, catalogOperations, operation);
  const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
  return new TextDecoder().decode(writeCatalogRequest(operation, input, style));
}
