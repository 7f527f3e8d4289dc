// One exchange with a map service that runs: the sample request of an operation as a message, and its answer as scalars.

import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../codec/soap/map-codec.ts';
import { liftOut } from './map-messages.ts';
import { type Leaf, leavesOfAnswer, sampleMapInput } from './map-wire-form.ts';

/** The envelope of a sample request, with some fields given. */
export function sampleEnvelope(operation: string, given: object, dialect: Dialect): string {
  const namespace = dialect === 'vendor' ? (vendorNamespace() ?? '') : NEUTRAL_NAMESPACE;
  const input = { ...sampleMapInput(operation), ...given };
  return new TextDecoder().decode(writeMapRequest(operation, input, { version: '1.1', namespace, dialect }));
}

/** The same without its envelope, for toolkits that read files. */
export function sampleDocument(operation: string, given: object): string {
  return liftOut(new TextEncoder().encode(sampleEnvelope(operation, given, 'neutral')));
}

/** The scalars of an answer in its envelope, in document order. */
export function leavesOfEnvelope(envelope: string, dialect: Dialect): readonly Leaf[] {
  const { operation, output } = readMapAnswer(envelope);
  return leavesOfAnswer(operation, output, dialect);
}
