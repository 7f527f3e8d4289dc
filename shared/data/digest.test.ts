import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

test('a change of one bit anywhere gives another digest, a copy the same', async () => {
  const value = () => ({
    kind: 'numbers',
    numbers: new Float64Array([1, 2, 3]),
    index: { boxes: new Uint32Array([7]) },
    texts: ['Å'],
  });
  const digest = await digestOf(value());
  expect(await digestOf(structuredClone(value()))).toBe(digest);
  const other = value();
  new Uint8Array(other.numbers.buffer)[3] = 1;
  expect(await digestOf(other)).not.toBe(digest);
  expect(await digestOf({ ...value(), index: { boxes: new Uint32Array([6]) } })).not.toBe(digest);
  expect(await digestOf({ ...value(), texts: ['A'] })).not.toBe(digest);
});

test('the digest of a list is that of its JSON, whatever letters its rows hold', async () => {
  const rows = [
    { name: 'Vik' },
    { name: 'Åsen' },
    { name: 'Snåase – Snåsa' },
    null,
    undefined,
    '𝕏'.repeat(200_000),
  ];
  for (const list of [rows, [], [rows[0]]]) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(list)));
    expect(await digestOf(list)).toBe(Buffer.from(hash).toString('hex'));
  }
});
