// One exchange with a map service that runs: the sample request of an operation as a message, and its answer as scalars.

import type { Dialect } from '../codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../codec/soap/map-codec.ts';
import { liftOut, styleOf } from './map-messages.ts';
import { type Leaf, leavesOfAnswer, sampleMapInput } from './map-wire-form.ts';

/** The envelope of a sample request, with some fields given. */
export function sampleEnvelope(operation: string, given: object, dialect: Dialect): string {
  const input = { ...sampleMapInput(operation), ...given };
  return new TextDecoder().decode(writeMapRequest(operation, input, styleOf(dialect)));
}

/** The same without its envelope, for toolkits that read files. */
export function sampleDocument(operation: string, given: object, dialect: Dialect): string {
  return liftOut(new TextEncoder().encode(sampleEnvelope(operation, given, dialect)));
}

/** The description of a map that an answer to GetServerInfo has, as a request takes it. */
export function descriptionIn(envelope: string): object {
  const { output } = readMapAnswer(envelope);
  const description = (output as { DefaultMapDescription?: object }).DefaultMapDescription;
  if (!description) throw new Error(`No description of a map in ${envelope.slice(0, 500)}`);
  return description;
}

/** The scalars of an answer in its envelope, in document order. */
export function leavesOfEnvelope(envelope: string, dialect: Dialect): readonly Leaf[] {
  const { operation, output } = readMapAnswer(envelope);
  return leavesOfAnswer(operation, output, dialect);
}
