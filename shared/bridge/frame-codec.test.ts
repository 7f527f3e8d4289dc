import { expect, test } from 'vitest';
import { decodeFrame, encodeFrame } from './frame-codec.ts';

test('byte arrays come back as bytes, wherever they stand', () => {
  const message = { a: [new Uint8Array([1, 2]), 'x'], b: { c: new Uint8Array(0) }, d: null };
  expect(decodeFrame(encodeFrame(message))).toEqual(message);
});

test('the buffers of Node are bytes too', () => {
  const message = { value: Buffer.from('Ål') };
  expect(decodeFrame(encodeFrame(message))).toEqual({ value: new Uint8Array([0xc3, 0x85, 0x6c]) });
});

test('what is sent stays as it is', () => {
  const bytes = new Uint8Array([1]);
  const message = { rows: [{ a: 1, bytes }, 'x'], same: [1, { b: null }] };
  encodeFrame(message);
  expect(message).toEqual({ rows: [{ a: 1, bytes }, 'x'], same: [1, { b: null }] });
});

test('a frame that is cut or too long is refused', () => {
  const frame = encodeFrame({ bytes: new Uint8Array([1, 2, 3]) });
  expect(() => decodeFrame(frame.subarray(0, -1))).toThrow();
  expect(() => decodeFrame(new Uint8Array([...frame, 0]))).toThrow();
});
