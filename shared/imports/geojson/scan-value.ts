// The inner loop of reading: where an object or a list of JSON ends, byte by byte, without looking at what it says.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = 1;
const CLOSE = 2;
const STRING = 3;

const CLASSES = new Uint8Array(256);
for (const opening of '[{') CLASSES[opening.charCodeAt(0)] = OPEN;
for (const closing of ']}') CLASSES[closing.charCodeAt(0)] = CLOSE;
CLASSES[QUOTE] = STRING;

/** How far a value was read when its bytes ended. */
export interface ScanState {
  /** The open brackets. */
  depth: number;
  /** Where to go on when there are more bytes. */
  position: number;
}

/** The deepest brackets that are taken; coordinates of MultiPolygons need five. */
export const DEEPEST = 100;

/**
 * Goes on from `state.position` and gives where the value ends, or -1 when it goes on after `end`. The state of a value
 * begins with depth 0 at its first bracket. Deeper than DEEPEST it stops and leaves the depth.
 */
export function scanValue(bytes: Uint8Array, end: number, state: ScanState): number {
  let { depth, position } = state;
  for (; position < end; position++) {
    const kind = CLASSES[bytes[position] ?? 0];
    if (kind === 0) continue;
    if (kind === STRING) {
      const after = endOfString(bytes, position + 1, end);
      // A string is read again from its quote: whether a quote ends it depends on what stands before.
      if (after < 0) break;
      position = after - 1;
    } else if (kind === OPEN) {
      depth++;
      if (depth > DEEPEST) break;
    } else if (--depth === 0) return position + 1;
  }
  state.depth = depth;
  state.position = position;
  return -1;
}

/** After the closing quote of a string whose inside begins at `start`; -1 when it is not there yet. */
export function endOfString(bytes: Uint8Array, start: number, end: number): number {
  for (let position = start; position < end; position++) {
    const byte = bytes[position];
    if (byte === QUOTE) return position + 1;
    if (byte === BACKSLASH) position++;
  }
  return -1;
}
