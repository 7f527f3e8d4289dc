import { mapOperations } from '../../contracts/map/operations.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';
import { mapSchema, writeMapRequest } from '../soap/map-codec.ts';
import { sampleInput } from './sample-input.ts';

const decoder = new TextDecoder();

/** A whole envelope for one operation, as text to send, in either dialect. */
export function sampleMapRequest(operation: string, dialect: Dialect = 'neutral'): string {
  const namespace = dialect === 'vendor' ? (vendorNamespace() ?? NEUTRAL_NAMESPACE) : NEUTRAL_NAMESPACE;
  const input = sampleInput(mapSchema, mapOperations, operation);
  return decoder.decode(writeMapRequest(operation, input, { version: '1.1', namespace, dialect }));
}
