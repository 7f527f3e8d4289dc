import { expect, test } from 'vitest';
import { decodeFrame, encodeFrame } from '../frame-codec.ts';
import { createPartJoiner, PART_BYTES, partsOf } from './frame-parts.ts';

/** A message whose frame has exactly so many bytes. */
function messageOf(frameBytes: number) {
  const message = (bytes: number) => ({ name: 'x', bytes: new Uint8Array(bytes).fill(7) });
  const guess = frameBytes - (encodeFrame(message(PART_BYTES)).length - PART_BYTES);
  for (let bytes = guess - 5; bytes < guess + 5; bytes++) {
    if (encodeFrame(message(bytes)).length === frameBytes) return message(bytes);
  }
  throw new Error('No message of that size');
}

test.each([1000, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES, 2 * PART_BYTES + 9])(
  'a frame of %i bytes comes out whole, and so does the next one',
  (bytes) => {
    const message = bytes < 2000 ? { small: 'x'.repeat(bytes) } : messageOf(bytes);
    const join = createPartJoiner();
    for (const sent of [message, { next: true }, message]) {
      const frames = [...partsOf(encodeFrame(sent))].flatMap((part) => join(part) ?? []);
      expect(frames).toHaveLength(1);
      for (const frame of frames) expect(decodeFrame(frame)).toEqual(sent);
    }
  },
);

test('a frame whose head alone is larger than a part comes out whole', () => {
  const message = { text: 'å'.repeat(PART_BYTES), bytes: new Uint8Array(PART_BYTES) };
  const join = createPartJoiner();
  const frames = [...partsOf(encodeFrame(message))].flatMap((part) => join(part) ?? []);
  expect(frames.map(decodeFrame)).toEqual([message]);
});

test('a frame that was cut, or is none, is refused', () => {
  const parts = [...partsOf(encodeFrame(messageOf(2 * PART_BYTES + 9)))];
  const join = createPartJoiner();
  expect(join(parts[0] ?? new Uint8Array())).toBeUndefined();
  expect(() => join(new Uint8Array(5))).toThrow(RangeError);
  expect(() => createPartJoiner()(new Uint8Array(PART_BYTES))).toThrow(SyntaxError);
});
