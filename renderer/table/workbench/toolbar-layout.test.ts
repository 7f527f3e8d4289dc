import { expect, test } from 'vitest';
import { toolbarLayout } from './toolbar-layout.ts';

const labels = {
  title: 'Kraftverk',
  buttons: ['Kolonner', 'Grupper', 'Visninger'],
  segments: ['Tabell', 'Diagram', 'Pivot', 'Sammenlign'],
  act: 'Eksporter',
  isSample: true,
  hasValue: false,
};
const drawer = { ...labels, buttons: [...labels.buttons, 'Kart og kort'] };

test('every button says its word beside the map of a window of 1440 pixels', () => {
  expect(toolbarLayout(950, 1, labels).tools).toBe('word');
  expect(toolbarLayout(950, 1, { ...labels, isSample: false })).toEqual({
    tools: 'word',
    modes: 'word',
    act: 'both',
    isBadgeShort: true,
  });
});

test('what rows are grouped by stands in its button there', () => {
  const buttons = labels.buttons.map((label) => (label === 'Grupper' ? 'I drift fra' : label));
  expect(toolbarLayout(953, 1, { ...labels, buttons, hasValue: true }).tools).toBe('word');
});

test('with more room there are pictures too, with less of it pictures alone', () => {
  expect(toolbarLayout(1200, 1, labels)).toEqual({
    tools: 'both',
    modes: 'both',
    act: 'both',
    isBadgeShort: false,
  });
  expect(toolbarLayout(860, 1, drawer)).toEqual({
    tools: 'picture',
    modes: 'both',
    act: 'both',
    isBadgeShort: true,
  });
  expect(toolbarLayout(510, 1, drawer).modes).toBe('picture');
});

test('commands keep their pictures longer than the ways to look at rows, in English beside the map too', () => {
  const commands = { tools: 'both', modes: 'word', act: 'both', isBadgeShort: true };
  expect(toolbarLayout(980, 1, labels)).toEqual(commands);
  const english = {
    ...labels,
    title: 'Plants',
    buttons: ['Columns', 'Groups', 'Views'],
    segments: ['Table', 'Charts', 'Pivot', 'Compare'],
    act: 'Export',
  };
  expect(toolbarLayout(950, 1, { ...english, isSample: false })).toEqual(commands);
});

test('larger text needs more room', () => {
  expect(toolbarLayout(1200, 18 / 13, labels).tools).toBe('picture');
});

test('before the head is measured it is drawn with everything', () => {
  expect(toolbarLayout(0, 1, labels).tools).toBe('both');
});

test('the export is a picture where its word would have a line of its own', () => {
  const beside = { ...drawer, buttons: ['Filtre', ...drawer.buttons] };
  expect(toolbarLayout(480, 1, beside)).toMatchObject({ modes: 'picture', act: 'both' });
  expect(toolbarLayout(400, 1, beside).act).toBe('picture');
  // The sun beside a card in a window of 1024 pixels.
  expect(toolbarLayout(494, 18 / 13, beside).act).toBe('picture');
  // Where it has one anyway, it keeps its word.
  expect(toolbarLayout(400, 18 / 13, beside).act).toBe('both');
});
