// Requests that are wrong somewhere, without end: half of them made of random values, half of such as a service answers.

import { NEUTRAL_NAMESPACE } from '../codec/soap/dialect.ts';
import { mapSchema, writeMapRequest } from '../codec/soap/map-codec.ts';
import { mapOperations } from '../contracts/map/operations.ts';
import { mutate } from './map-mutations.ts';
import { createRandom } from './map-random.ts';
import { createValueMaker } from './map-values.ts';
import { sampleMapInput } from './map-wire-form.ts';

const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
const DEPTH = 3;

/** The same requests for the same seed. */
export function createMutatedRequests(seed: number): () => Uint8Array {
  const random = createRandom(seed);
  const maker = createValueMaker(mapSchema, random);
  const operations = Object.entries(mapOperations);
  return () => {
    const [operation, entry] = random.pick(operations);
    const made = maker.input(entry, DEPTH);
    // Of a layer and a map that are there: otherwise few would come further than their names.
    const input = random.chance(0.5)
      ? made
      : { ...made, ...fieldsOf(sampleMapInput(operation), random.chance) };
    return mutate(writeMapRequest(operation, input, STYLE), random);
  };
}

/** Most of the fields of a sample. */
function fieldsOf(sample: object, chance: (share: number) => boolean): object {
  return Object.fromEntries(Object.entries(sample).filter(() => chance(0.8)));
}
