import { expect, test } from 'vitest';
import { headLook } from './head-look.ts';

const words = {
  title: 'Kraftverk',
  buttons: ['Kolonner', 'Grupper', 'Visninger', 'Diagram', 'Pivot', 'Sammenlign'],
  act: 'Eksporter',
  isSample: true,
  hasValue: false,
};
const drawer = { ...words, buttons: [...words.buttons, 'Kart og kort'] };

test('every button says its word beside the map of a window of 1440 pixels', () => {
  expect(headLook(950, 1, words).tools).toBe('word');
  expect(headLook(950, 1, { ...words, isSample: false })).toEqual({
    tools: 'word',
    modes: 'word',
    isBadgeShort: true,
  });
});

test('what rows are grouped by stands in its button there', () => {
  const buttons = words.buttons.map((label) => (label === 'Grupper' ? 'I drift fra' : label));
  expect(headLook(953, 1, { ...words, buttons, hasValue: true }).tools).toBe('word');
});

test('with more room there are pictures too, with less of it pictures alone', () => {
  expect(headLook(1200, 1, words)).toEqual({ tools: 'both', modes: 'both', isBadgeShort: false });
  expect(headLook(860, 1, drawer)).toEqual({ tools: 'picture', modes: 'both', isBadgeShort: true });
  expect(headLook(510, 1, drawer).modes).toBe('picture');
});

test('larger text needs more room', () => {
  expect(headLook(1200, 18 / 13, words).tools).toBe('picture');
});

test('before the head is measured it is drawn with everything', () => {
  expect(headLook(0, 1, words).tools).toBe('both');
});
