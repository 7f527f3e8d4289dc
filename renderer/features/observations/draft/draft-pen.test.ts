import { expect, test } from 'vitest';
import { createDraftHistory } from './draft-history.ts';
import { createDraftPen, type DraftChange, type WrittenDrafts } from './draft-pen.ts';

const saying = (placeText: string) => ({ observer: '', placeText, registration: {}, pictures: [] });
const adding =
  (text: string): DraftChange =>
  ({ placeText }) =>
    saying(`${placeText}${text}`);

function createDesk() {
  const drafts: WrittenDrafts = { written: new Map(), writers: new Map() };
  const kept: string[] = [];
  function open() {
    const shown: string[] = [];
    const pen = createDraftPen({
      draftId: 'one',
      first: saying('first'),
      drafts,
      history: createDraftHistory(() => 0),
      show: ({ placeText }) => void shown.push(placeText),
      keep: ({ placeText }) => void kept.push(placeText),
      flush: async () => void kept.push('flushed'),
    });
    return { pen, shown };
  }
  return { open, kept };
}

test('what comes after a draft was left and opened again goes beside what was typed since, not over it', () => {
  const { open, kept } = createDesk();
  const left = open();
  left.pen.enter()();
  const now = open();
  now.pen.enter();
  now.pen.change(adding(' typed'));
  left.pen.change(adding(' picture'));
  expect(now.shown).toEqual(['first typed', 'first typed picture']);
  expect(left.shown).toEqual([]);
  expect(kept.at(-1)).toBe('first typed picture');
});

test('what comes after a draft was left for good is kept with what it says', () => {
  const { open, kept } = createDesk();
  const left = open();
  const leave = left.pen.enter();
  left.pen.change(adding(' typed'));
  leave();
  const between = open();
  const leaveAgain = between.pen.enter();
  between.pen.change(adding(' more'));
  leaveAgain();
  left.pen.complete(adding(' picture'));
  expect(kept).toEqual(['first typed', 'first typed more', 'first typed more picture', 'flushed']);
  expect(left.shown).toEqual(['first typed']);
});

test('a step is taken back and done again', () => {
  const { open } = createDesk();
  const { pen, shown } = open();
  pen.enter();
  pen.change(adding(' typed'));
  pen.undo();
  pen.redo();
  pen.redo();
  expect(shown).toEqual(['first typed', 'first', 'first typed']);
});
