import { expect, test } from 'vitest';
import { createNoticeStore } from './notices.ts';

const sentences = (store: ReturnType<typeof createNoticeStore>) =>
  store.store.getState().notices.map(({ sentence }) => sentence);

test('of more notices than there is room for, the oldest that passes by itself goes', () => {
  const store = createNoticeStore();
  store.actions.show({ tone: 'warn', sentence: 'journal' });
  store.actions.show({ tone: 'good', sentence: 'kept' });
  for (const sentence of ['a', 'b', 'c']) store.actions.show({ tone: 'info', sentence });
  expect(sentences(store)).toEqual(['journal', 'a', 'b', 'c']);
});

test('what waits to be put away is never lost, however much there is of it', () => {
  const store = createNoticeStore();
  const all = ['1', '2', '3', '4', '5', '6'];
  for (const sentence of all) store.actions.show({ tone: 'error', sentence });
  expect(sentences(store)).toEqual(all);
  for (const sentence of ['earlier', 'latest']) store.actions.show({ tone: 'info', sentence });
  expect(sentences(store)).toEqual([...all, 'latest']);
});
