import { expect, test } from 'vitest';
import { SpareMemory } from './spare-memory.ts';

test('memory that was given back is had again by who wants as much', () => {
  const memory = new SpareMemory(100);
  const first = memory.take(40);
  memory.give(first);
  expect(memory.take(41)).not.toBe(first);
  expect(memory.take(40)).toBe(first);
  expect(memory.take(40)).not.toBe(first);
});

test('zeros are zeros in memory that others have written to', () => {
  const memory = new SpareMemory(100);
  const used = memory.take(8);
  new Uint8Array(used).fill(7);
  memory.give(used);
  const zeros = memory.takeZeros(8);
  expect(zeros).toBe(used);
  expect([...new Uint8Array(zeros)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('no more is kept than is allowed: memory of other sizes goes, and what has no room is not kept', () => {
  const memory = new SpareMemory(100);
  const [small, one, other] = [memory.take(30), memory.take(60), memory.take(60)];
  memory.give(small);
  memory.give(one);
  memory.give(other);
  expect(memory.take(60)).toBe(one);
  expect(memory.take(60)).not.toBe(other);
  memory.give(other);
  memory.give(memory.take(50));
  expect(memory.take(30)).not.toBe(small);
  const large = memory.take(101);
  memory.give(large);
  expect(memory.take(101)).not.toBe(large);
});
