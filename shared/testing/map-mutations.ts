// Turns a request into one that is wrong somewhere: bits, structure, sizes, encodings.

import type { Random } from './map-random.ts';

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function splice(bytes: Uint8Array, from: number, to: number, insert: Uint8Array): Uint8Array {
  const result = new Uint8Array(from + insert.length + bytes.length - to);
  result.set(bytes.subarray(0, from));
  result.set(insert, from);
  result.set(bytes.subarray(to), from + insert.length);
  return result;
}

const SNIPPETS = [
  '<!DOCTYPE a [<!ENTITY e "x">]>',
  '&e;',
  '&#x0;',
  '&amp',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
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
  '1e999',
  'NaN',
  '-1',
  '',
  '\ufeff',
];

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const flipped = bytes.slice();
  for (let left = random.whole(1, 8); left > 0; left--) {
    const index = random.whole(0, flipped.length - 1);
    flipped[index] = (flipped[index] ?? 0) ^ (1 << random.whole(0, 7));
  }
  return flipped;
}

function range(bytes: Uint8Array, random: Random): [number, number] {
  const from = random.whole(0, bytes.length - 1);
  return [from, Math.min(bytes.length, from + random.whole(1, 60))];
}

/** The start of an element, to put things where they stand by the rules of XML. */
function afterTag(bytes: Uint8Array, random: Random): number {
  const end = bytes.indexOf(0x3e, random.whole(0, bytes.length - 1));
  return end < 0 ? bytes.length : end + 1;
}

function inUtf16(bytes: Uint8Array, random: Random): Uint8Array {
  const text = (random.chance(0.5) ? '\ufeff' : '') + decoder.decode(bytes);
  const wide = new Uint8Array(text.length * 2);
  const view = new DataView(wide.buffer);
  const isLittle = random.chance(0.5);
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return random.chance(0.2) ? wide.subarray(1) : wide;
}

const mutations: readonly Mutation[] = [
  flipBits,
  (bytes, random) => splice(bytes, ...range(bytes, random), new Uint8Array()),
  (bytes, random) => {
    const [from, to] = range(bytes, random);
    return splice(bytes, from, from, bytes.subarray(from, to));
  },
  (bytes, random) => bytes.subarray(0, random.whole(0, bytes.length)),
  (bytes, random) => {
    const at = random.whole(0, bytes.length);
    return splice(bytes, at, at, encoder.encode(random.pick(SNIPPETS)));
  },
  (bytes, random) => {
    const at = afterTag(bytes, random);
    return splice(bytes, at, at, encoder.encode(random.pick(SNIPPETS)));
  },
  (bytes, random) => {
    const at = afterTag(bytes, random);
    const depth = random.whole(1, 300);
    return splice(bytes, at, at, encoder.encode('<a>'.repeat(depth) + '</a>'.repeat(random.whole(0, depth))));
  },
  (bytes, random) => {
    const at = afterTag(bytes, random);
    return splice(bytes, at, at, encoder.encode('<Int>1</Int>'.repeat(random.whole(1, 3000))));
  },
  (bytes, random) => {
    const at = random.whole(0, bytes.length);
    return splice(bytes, at, at, encoder.encode('9'.repeat(random.whole(1, 50_000))));
  },
  inUtf16,
  (bytes, random) =>
    splice(
      bytes,
      0,
      0,
      encoder.encode(
        `<?xml version="1.${random.whole(0, 2)}" encoding="${random.pick(['utf-16', 'iso-8859-1', 'x', ''])}"?>`,
      ),
    ),
  (_, random) => Uint8Array.from({ length: random.whole(0, 200) }, () => random.whole(0, 255)),
];

export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let mutated = bytes;
  for (let left = random.whole(1, 3); left > 0 && mutated.length > 0; left--) {
    mutated = random.pick(mutations)(mutated, random);
  }
  return mutated;
}
