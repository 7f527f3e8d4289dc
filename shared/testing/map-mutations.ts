// Turns a request into one that is wrong somewhere: bits, structure, sizes, encodings.

import {
  addAttributes,
  elementMutations,
  lengthenContent,
  repeatElement,
  type TextMutation,
} from './map-element-mutations.ts';
import { encodingMutations } from './map-encoding-mutations.ts';
import type { Random } from './map-random.ts';

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

export const MUTATION_KINDS = ['bits', 'structure', 'sizes', 'encodings'] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const SNIPPETS = [
  '<!DOCTYPE a [<!ENTITY e "x">]>',
  '&e;',
  '&#x0;',
  '&amp',
  '<![CDATA[',
  ']]>',
  '<![CDATA[1]]>',
  '<!--',
  '-->',
  '<!-- a -->',
  '<?x ?>',
  '\u0000',
  '<a/>',
  '</a>',
  ' xsi:nil="true"',
  ' href="#a" ',
  ' id="a" ',
  ' xsi:type="tns:Geometry"',
  ' xmlns="urn:x"',
  '<Int>1</Int>',
  '<__proto__>1</__proto__>',
  '\ufeff',
];

function splice(bytes: Uint8Array, from: number, to: number, insert: Uint8Array): Uint8Array {
  const result = new Uint8Array(from + insert.length + bytes.length - to);
  result.set(bytes.subarray(0, from));
  result.set(insert, from);
  result.set(bytes.subarray(to), from + insert.length);
  return result;
}

function pickRange(bytes: Uint8Array, random: Random): [from: number, to: number] {
  const from = random.whole(0, bytes.length - 1);
  return [from, Math.min(bytes.length, from + random.whole(1, 60))];
}

/** Where something may stand by the rules of XML. */
function afterTag(bytes: Uint8Array, random: Random): number {
  const end = bytes.indexOf(0x3e, random.whole(0, bytes.length - 1));
  return end < 0 ? bytes.length : end + 1;
}

function insertText(
  makeText: (random: Random) => string,
  place: (bytes: Uint8Array, random: Random) => number,
): Mutation {
  return (bytes, random) => {
    const at = place(bytes, random);
    return splice(bytes, at, at, encoder.encode(makeText(random)));
  };
}

const anywhere = (bytes: Uint8Array, random: Random) => random.whole(0, bytes.length);

const ofText =
  (change: TextMutation): Mutation =>
  (bytes, random) =>
    encoder.encode(change(decoder.decode(bytes), random));

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const flipped = bytes.slice();
  for (let left = random.pick([1, 1, 1, 2, 8]); left > 0; left--) {
    const index = random.whole(0, flipped.length - 1);
    flipped[index] = (flipped[index] ?? 0) ^ (1 << random.whole(0, 7));
  }
  return flipped;
}

const anyBytes = (length: number, random: Random) => Uint8Array.from({ length }, () => random.whole(0, 255));

/** Opened many times, and closed less often or as often. */
function nest(random: Random): string {
  const depth = random.whole(1, 300);
  return '<a>'.repeat(depth) + '</a>'.repeat(random.pick([depth, random.whole(0, depth)]));
}

const mutations: { readonly [Kind in MutationKind]: readonly Mutation[] } = {
  bits: [
    flipBits,
    flipBits,
    flipBits,
    (bytes, random) => splice(bytes, ...pickRange(bytes, random), new Uint8Array()),
    (bytes, random) => {
      const [from, to] = pickRange(bytes, random);
      return splice(bytes, from, from, bytes.subarray(from, to));
    },
    (bytes, random) => {
      const [from, to] = pickRange(bytes, random);
      return splice(bytes, from, to, anyBytes(to - from, random));
    },
    (_, random) => anyBytes(random.whole(0, 200), random),
  ],
  structure: [
    ...elementMutations.map(ofText),
    insertText((random) => random.pick(SNIPPETS), anywhere),
    insertText((random) => random.pick(SNIPPETS), afterTag),
  ],
  sizes: [
    ofText(repeatElement),
    ofText(lengthenContent),
    ofText(addAttributes),
    insertText(nest, afterTag),
    insertText((random) => '<Int>1</Int>'.repeat(random.whole(1, 3000)), afterTag),
    insertText((random) => '9'.repeat(random.whole(1, 50_000)), anywhere),
    insertText((random) => ' '.repeat(random.whole(1, 50_000)), afterTag),
    (bytes, random) => bytes.subarray(0, random.whole(0, bytes.length - 1)),
  ],
  encodings: encodingMutations,
};

const SECOND_SHARE = 0.3;

/** Changed in one way of a kind, and at times in one of any kind besides. Never the same bytes. */
export function mutate(
  bytes: Uint8Array,
  random: Random,
  kind: MutationKind = random.pick(MUTATION_KINDS),
): Uint8Array {
  for (;;) {
    const once = random.pick(mutations[kind])(bytes, random);
    const isDone = once.length === 0 || !random.chance(SECOND_SHARE);
    const mutated = isDone ? once : random.pick(mutations[random.pick(MUTATION_KINDS)])(once, random);
    if (!isSame(mutated, bytes)) return mutated;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
