import { expect, test } from 'vitest';
import { type DisplayList, DisplayListBuilder } from './display-list.ts';
import { sharedLists } from './shared-lists.ts';

function triangle(x: number, stamp?: DisplayList): DisplayList {
  const list = new DisplayListBuilder();
  list.fill([[x, 0, x + 1, 0, x, 1]], [x, 0, 0, 255]);
  if (stamp) list.stamp(stamp, [x, x]);
  return list.build();
}

const listsIn = (list: DisplayList): DisplayList[] => [list, ...list.stamps.flatMap(listsIn)];

test('lists in shared memory are the same, their stamps among them, and have two pieces of memory', () => {
  const lists = [triangle(1), triangle(2, triangle(3, triangle(4))), triangle(5, triangle(6))];
  const shared = sharedLists(lists);
  expect(shared).toEqual(lists);
  const all = shared.flatMap(listsIn);
  expect(all).toHaveLength(6);
  expect(new Set(all.map(({ coordinates }) => coordinates.buffer)).size).toBe(1);
  expect(new Set(all.map(({ commands }) => commands.buffer)).size).toBe(1);
});
