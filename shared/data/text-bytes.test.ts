import { expect, test } from 'vitest';
import { TextBytes } from './text-bytes.ts';

const MIB = 1024 * 1024;

test('a buffer that grew large is let go when it is cleared, and a small one is used again', () => {
  const gathered = new TextBytes();
  const first = gathered.view().buffer;
  gathered.addText('small');
  gathered.clear();
  expect(gathered.view().buffer).toBe(first);
  gathered.addBytes(new Uint8Array(17 * MIB));
  gathered.clear();
  expect(gathered.view().buffer.byteLength).toBe(first.byteLength);
  gathered.addText('Å');
  expect([...gathered.view()]).toEqual([0xc3, 0x85]);
});
