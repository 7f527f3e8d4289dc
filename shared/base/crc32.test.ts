import { crc32 as native } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

const bytes = Uint8Array.from({ length: 200 }, (_, index) => (index * 151 + (index >> 3)) & 255);

test('the sum is that of zlib, for any length and any beginning in memory', () => {
  for (let length = 0; length <= 40; length++) {
    for (const start of [0, 1, 3]) {
      const part = bytes.subarray(start, start + length);
      expect(crc32(part), `${start} ${length}`).toBe(native(part));
    }
  }
});

test('the sum of two parts is that of the whole', () => {
  for (const cut of [0, 1, 7, 8, 100]) {
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(native(bytes));
  }
});
