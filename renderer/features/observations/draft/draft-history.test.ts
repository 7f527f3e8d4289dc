import { expect, test } from 'vitest';
import { createDraftHistory } from './draft-history.ts';

const saying = (observer: string) => ({ observer, placeText: '', registration: {}, pictures: [] });

function createHistory() {
  let nowMs = 0;
  return { history: createDraftHistory(() => nowMs), wait: (ms: number) => (nowMs += ms) };
}

test('what is typed without a pause is one step, and comes back whole', () => {
  const { history, wait } = createHistory();
  history.record(saying(''));
  wait(200);
  history.record(saying('K'));
  wait(2_000);
  history.record(saying('Kari'));
  expect(history.undo(saying('Kari N'))).toEqual(saying('Kari'));
  expect(history.undo(saying('Kari'))).toEqual(saying(''));
  expect([history.undo(saying('')), history.canUndo()]).toEqual([undefined, false]);
  expect(history.redo(saying(''))).toEqual(saying('Kari'));
  expect(history.redo(saying('Kari'))).toEqual(saying('Kari N'));
  expect(history.canRedo()).toBe(false);
});

test('another change after taking back ends the way forward, and is a step of its own', () => {
  const { history } = createHistory();
  history.record(saying(''));
  history.undo(saying('Kari'));
  history.record(saying(''));
  expect(history.canRedo()).toBe(false);
  expect(history.undo(saying('Ola'))).toEqual(saying(''));
});
