import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { catalogSchema, writeCatalogRequest } from '../soap/catalog-codec.ts';
import { NEUTRAL_NAMESPACE } from '../soap/dialect.ts';
import { sampleInput } from './sample-input.ts';

const decoder = new TextDecoder();

/** A whole envelope for one operation of the catalog, as text to send. */
export function sampleCatalogRequest(operation: string): string {
  const input = sampleInput(catalogSchema, catalogOperations, operation);
  const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
  return decoder.decode(writeCatalogRequest(operation, input, style));
}
