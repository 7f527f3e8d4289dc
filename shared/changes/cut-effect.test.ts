import { expect, test } from 'vitest';
import { cutEffect } from './cut-effect.ts';

const put = (id: string, value: string) => ({ kind: 'note', id, value, files: [] });

test('things are cut where a part would be too long, in their order, counted in bytes', () => {
  const one = JSON.stringify(put('a', 'x')).length + 1;
  const puts = [put('a', 'x'), put('b', 'x'), put('c', 'å')];
  const deletes = [{ kind: 'note', id: 'd' }];
  const parts = cutEffect({ puts, deletes }, 2 * one);
  expect(parts.map((part) => part.puts.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  expect(parts.map((part) => part.deletes.length)).toEqual([0, 1]);
  // A letter of two bytes is one too many.
  expect(cutEffect({ puts: puts.slice(1), deletes: [] }, 2 * one)).toHaveLength(2);
});

test('what is too long by itself is a part of its own', () => {
  const puts = [put('a', 'x'), put('b', 'x'.repeat(100)), put('c', 'x')];
  expect(cutEffect({ puts, deletes: [] }, 60).map((part) => part.puts.length)).toEqual([1, 1, 1]);
});
