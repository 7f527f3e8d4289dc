import { expect, test } from 'vitest';
import { createHashSlots } from './hash-slots.ts';

test.each([
  ['that are spread over all shards', (entry: number) => Math.imul(entry, 0x9e3779b1) >>> 0],
  ['of which many are alike', (entry: number) => Math.imul(entry % 97, 0x85ebca6b) >>> 0],
  ['that differ in their lowest bits alone', (entry: number) => entry],
])('entries with hashes %s are found again, and no others', (_, hashOf) => {
  const entries = createHashSlots(hashOf);
  for (let entry = 0; entry < 5_000; entry++) {
    expect(entries.find(hashOf(entry), (each) => each === entry)).toBeUndefined();
    entries.add(hashOf(entry), entry);
  }
  for (let entry = 0; entry < 5_000; entry++)
    expect(entries.find(hashOf(entry), (each) => each === entry)).toBe(entry);
  expect(entries.find(hashOf(5_000), (each) => each === 5_000)).toBeUndefined();
});
