// The same message in other encodings: some of which it says, some that it only says, and some that it leaves unsaid.

import type { Random } from './map-random.ts';

type ByteMutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const ENCODINGS = ['utf-8', 'UTF-16', 'utf-16le', 'iso-8859-1', 'us-ascii', 'windows-1252', 'utf-7', 'x', ''];

/** Says another encoding, or another version of XML, than the bytes are in. */
function declare(bytes: Uint8Array, random: Random): Uint8Array {
  const text = decoder.decode(bytes).replace(/^<\?xml[^>]*>/, '');
  const version = `1.${random.pick([0, 0, 0, 1, 2])}`;
  return encoder.encode(`<?xml version="${version}" encoding="${random.pick(ENCODINGS)}"?>${text}`);
}

/** In two or four bytes for each unit, with and without a mark of their order, and at times one byte short. */
function widen(bytes: Uint8Array, random: Random): Uint8Array {
  const told = decoder.decode(bytes);
  const text = random.chance(0.5) ? told.replace(/(<\?xml[^>]*encoding=")[^"]*/, '$1utf-16') : told;
  const marked = (random.chance(0.5) ? '\ufeff' : '') + text;
  const width = random.chance(0.8) ? 2 : 4;
  const wide = new Uint8Array(marked.length * width);
  const isLittle = random.chance(0.5);
  for (let index = 0; index < marked.length; index++) {
    const unit = marked.charCodeAt(index);
    const low = index * width + (isLittle ? 0 : width - 1);
    wide[low] = unit & 0xff;
    wide[isLittle ? low + 1 : low - 1] = unit >> 8;
  }
  return random.chance(0.2) ? wide.subarray(1) : wide;
}

/** One byte for each unit, told or not; what does not go into one is cut. */
function narrow(bytes: Uint8Array, random: Random): Uint8Array {
  const told = decoder.decode(bytes);
  const text = random.chance(0.5) ? told.replace(/(<\?xml[^>]*encoding=")[^"]*/, '$1iso-8859-1') : told;
  return Uint8Array.from(`${text.slice(0, 60)}${text.slice(60)}\u00e6`, (letter) => letter.charCodeAt(0));
}

const BAD_SEQUENCES = [
  [0xff],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf8, 0x88, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0xfe, 0xff],
  [0xef, 0xbf, 0xbf],
  [0xc2, 0x85],
];

/** Bytes that are no letter in UTF-8, or one that XML does not have. */
function insertBadSequence(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.whole(0, bytes.length);
  return Uint8Array.from([...bytes.subarray(0, at), ...random.pick(BAD_SEQUENCES), ...bytes.subarray(at)]);
}

const MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0, 0, 0xfe, 0xff],
  [0x20],
];

function markBefore(bytes: Uint8Array, random: Random): Uint8Array {
  return Uint8Array.from([...random.pick(MARKS), ...bytes]);
}

/** Letters of values by their numbers, which is the same message. */
function byNumbers(bytes: Uint8Array, random: Random): Uint8Array {
  const text = decoder.decode(bytes).replaceAll(/>[^<>&]+</g, (value) => {
    if (random.chance(0.5)) return value;
    const letters = Array.from(value.slice(1, -1), (letter) => `&#${letter.codePointAt(0)};`);
    return `>${letters.join('')}<`;
  });
  return encoder.encode(text);
}

export const encodingMutations: readonly ByteMutation[] = [
  declare,
  widen,
  narrow,
  insertBadSequence,
  markBefore,
  byNumbers,
];

/** What a header may say of a body. */
export const MUTATED_CONTENT_TYPES = [
  'text/xml; charset=utf-16',
  'text/xml; charset=iso-8859-1',
  'text/xml; charset="UTF-8"',
  'text/xml; charset=x',
  'application/soap+xml; charset=utf-8; action="a"',
  'multipart/related; boundary=a',
  'application/octet-stream',
  '',
];
