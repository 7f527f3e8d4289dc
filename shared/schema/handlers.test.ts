import { expect, test } from 'vitest';
import { mergeHandlers } from './handlers.ts';

test('groups of handlers become one', () => {
  const merged = mergeHandlers({ 'views.list': () => 1 }, { 'views.save': () => 'two' });
  expect([merged['views.list'](), merged['views.save']()]).toEqual([1, 'two']);
});

test('two handlers of one name are refused by that name', () => {
  const group = { 'views.list': () => 1 };
  expect(() => mergeHandlers(group, { 'views.list': () => 2 })).toThrow('Two handlers of views.list');
});
