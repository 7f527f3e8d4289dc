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

/** The operations whose requests are mutated: all of them. */
export const MUTATED_OPERATIONS = Object.entries(mapOperations);

/** A picture takes as long as it is large: sides that would be drawn are made small, all others are left wrong. */
const MAX_ASKED_PX = 32_767;
const MAX_DRAWN_PX = 64;
const SIDES: readonly string[] = ['ImageWidth', 'ImageHeight', 'Width', 'Height'];

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
      body: mutate(writeMapRequest(operation, withSmallPictures(input), STYLE), random, kind),
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

/** The same value with every picture in it small. */
function withSmallPictures<Value>(value: Value): Value;
function withSmallPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withSmallPictures(item));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || value instanceof Date) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const isLarge = typeof member === 'number' && member > MAX_DRAWN_PX && member <= MAX_ASKED_PX;
      return [name, isLarge && SIDES.includes(name) ? member % MAX_DRAWN_PX : withSmallPictures(member)];
    }),
  );
}
