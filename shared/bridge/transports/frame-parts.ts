import { frameLength } from '../frame-codec.ts';

/** A message of this size is written and read by a socket in some milliseconds. */
export const PART_BYTES = 1024 * 1024;

/** A frame in parts: all but the last are exactly PART_BYTES long, so that a frame which was cut is known by that. */
export function* partsOf(frame: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start === 0 || start < frame.length; start += PART_BYTES) {
    yield frame.subarray(start, start + PART_BYTES);
  }
}

/** Puts frames together again. What it gives is a whole frame, or undefined while parts are missing. */
export function createPartJoiner(): (part: Uint8Array) => Uint8Array | undefined {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let total: number | undefined;
  let headerEnd: number | undefined;

  return (part) => {
    const isFull = part.length === PART_BYTES;
    if (held.length === 0 && !isFull) return part;
    held.push(part);
    heldBytes += part.length;
    headerEnd ??= 4 + new DataView(part.buffer, part.byteOffset, part.byteLength).getUint32(0, true);
    if (heldBytes >= headerEnd) total ??= frameLength(joined(held, heldBytes));
    if (total === undefined || heldBytes < total) {
      if (isFull) return undefined;
      throw new RangeError(`A frame ended after ${heldBytes} bytes`);
    }
    const frame = joined(held, heldBytes);
    held = [];
    heldBytes = 0;
    total = undefined;
    headerEnd = undefined;
    return frame;
  };
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
