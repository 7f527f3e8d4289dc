// Whether a vector tile can be handed on (Mapbox Vector Tile 2.1, in Protocol Buffers). Who draws it trusts what it says:
// MapLibre closes a ring as often as a command counts, up to 2^29 times for five bytes, and the window is gone.

type Kind = 'varint' | 'fixed64' | 'bytes' | 'fixed32';
/** The wire kinds of Protocol Buffers that a tile has; groups (3, 4) are none of them. */
const KINDS: { readonly [wire: number]: Kind } = { 0: 'varint', 1: 'fixed64', 2: 'bytes', 5: 'fixed32' };
const FIXED_BYTES = { fixed64: 8, fixed32: 4 } as const;
const MAX_VARINT_BYTES = 10;
/** Of a tag: its field has 29 bits, its wire kind 3. */
const MAX_TAG = 2 ** 32 - 1;

/** Bytes that are walked from `at`; `end` is that of the message in hand. */
interface Walk {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
}

/** The fields of a message: of which kind each is, and what its bytes have to be. Others may be there. */
interface Message {
  readonly [field: number]: Kind | ((walk: Walk) => boolean);
}

const VALUE: Message = {
  1: 'bytes',
  2: 'fixed32',
  3: 'fixed64',
  4: 'varint',
  5: 'varint',
  6: 'varint',
  7: 'varint',
};
const FEATURE: Message = { 1: 'varint', 2: areVarints, 3: 'varint', 4: isSoundGeometry };
const LAYER: Message = {
  1: 'bytes',
  2: (walk) => isSoundMessage(walk, FEATURE),
  3: 'bytes',
  4: (walk) => isSoundMessage(walk, VALUE),
  5: 'varint',
  15: 'varint',
};
const TILE: Message = { 3: (walk) => isSoundMessage(walk, LAYER) };

/**
 * Whether each part of a tile lies within what holds it and is of the kind that its field has, and no geometry says more
 * than its bytes hold. Nothing at all is a sound tile too.
 */
export function isSoundVectorTile(bytes: Uint8Array): boolean {
  return isSoundMessage({ bytes, at: 0, end: bytes.length }, TILE);
}

function isSoundMessage(walk: Walk, message: Message): boolean {
  while (walk.at < walk.end) {
    const tag = readVarint(walk);
    if (tag === undefined || tag > MAX_TAG) return false;
    const kind = KINDS[tag % 8];
    const expected = message[Math.floor(tag / 8)] ?? kind;
    if (!kind || kind !== (typeof expected === 'function' ? 'bytes' : expected)) return false;
    if (!isSoundField(walk, kind, typeof expected === 'function' ? expected : undefined)) return false;
  }
  return true;
}

/** Goes on behind a field. */
function isSoundField(walk: Walk, kind: Kind, isSound: ((walk: Walk) => boolean) | undefined): boolean {
  if (kind === 'varint') return readVarint(walk) !== undefined;
  const length = kind === 'bytes' ? readVarint(walk) : FIXED_BYTES[kind];
  if (length === undefined || length > walk.end - walk.at) return false;
  const start = walk.at;
  walk.at += length;
  return isSound?.({ bytes: walk.bytes, at: start, end: start + length }) ?? true;
}

function areVarints(walk: Walk): boolean {
  while (walk.at < walk.end) {
    if (readVarint(walk) === undefined) return false;
  }
  return true;
}

/** Commands and their numbers (section 4.3): 1 moves, 2 draws, with two numbers each time; 7 closes, once. */
function isSoundGeometry(walk: Walk): boolean {
  while (walk.at < walk.end) {
    const command = readVarint(walk);
    if (command === undefined || command > MAX_TAG) return false;
    const [id, count] = [command % 8, Math.floor(command / 8)];
    // Some writers close no times, which draws nothing.
    if (id === 7 ? count > 1 : id !== 1 && id !== 2) return false;
    const numbers = id === 7 ? 0 : 2 * count;
    // Each has a byte at least.
    if (numbers > walk.end - walk.at) return false;
    for (let read = 0; read < numbers; read++) {
      if (readVarint(walk) === undefined) return false;
    }
  }
  return true;
}

/** Undefined where it does not end in the message, or not in time. Exact below 2^53. */
function readVarint(walk: Walk): number | undefined {
  let value = 0;
  const last = Math.min(walk.end, walk.at + MAX_VARINT_BYTES);
  for (let factor = 1; walk.at < last; factor *= 128) {
    const byte = walk.bytes[walk.at++] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return value;
  }
  return undefined;
}
