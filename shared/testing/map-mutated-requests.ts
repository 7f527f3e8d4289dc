// Requests that are wrong somewhere, without end: half of them made of random values, half of such as a service answers.

import { NEUTRAL_NAMESPACE } from '../codec/soap/dialect.ts';
import { mapSchema, writeMapRequest } from '../codec/soap/map-codec.ts';
import { mapOperations } from '../contracts/map/operations.ts';
import { MUTATED_CONTENT_TYPES } from './map-encoding-mutations.ts';
import { MUTATION_KINDS, type MutationKind, mutate } from './map-mutations.ts';
import { createRandom } from './map-random.ts';
import { createValueMaker } from './map-values.ts';
import { sampleMapInput } from './map-wire-form.ts';

export interface MutatedRequest {
  /** What it was a request for, before it was changed. */
  readonly operation: string;
  readonly kind: MutationKind;
  readonly contentType: string;
  readonly body: Uint8Array;
}

const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
const DEPTH = 3;

/** A picture takes as long as it is large, up to 100 megapixels: what is wrong in such a request is tested with drawing. */
const DRAWN: readonly string[] = ['ExportMapImage'];

/** The operations whose requests are mutated. */
export const MUTATED_OPERATIONS = Object.entries(mapOperations).filter(([name]) => !DRAWN.includes(name));

/** The same requests for the same seed: each operation in turn, then the next kind. */
export function createMutatedRequests(seed: number): () => MutatedRequest {
  const random = createRandom(seed);
  const maker = createValueMaker(mapSchema, random);
  let count = 0;
  return () => {
    const [operation, entry] = itemInTurn(MUTATED_OPERATIONS, count);
    const kind = itemInTurn(MUTATION_KINDS, Math.floor(count / MUTATED_OPERATIONS.length));
    count++;
    const made = maker.input(entry, DEPTH);
    // Of a layer and a map that are there: otherwise few would come further than their names.
    const input = random.chance(0.5)
      ? made
      : { ...made, ...fieldsOf(sampleMapInput(operation), random.chance) };
    return {
      operation,
      kind,
      contentType:
        kind === 'encodings' && random.chance(0.3) ? random.pick(MUTATED_CONTENT_TYPES) : 'text/xml',
      body: mutate(writeMapRequest(operation, input, STYLE), random, kind),
    };
  };
}

function itemInTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('Nothing to take turns');
  return item;
}

/** Most of the fields of a sample. */
function fieldsOf(sample: object, chance: (share: number) => boolean): object {
  return Object.fromEntries(Object.entries(sample).filter(() => chance(0.8)));
}
