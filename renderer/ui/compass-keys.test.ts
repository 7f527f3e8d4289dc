import { expect, test } from 'vitest';
import { compassStep, isCompassKey } from './compass-keys.ts';

const EIGHT = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const step = (from: string, key: string) => EIGHT[compassStep(EIGHT.indexOf(from), key)];

test.each([
  ['N', 'ArrowRight', 'NE'],
  ['NE', 'ArrowDown', 'E'],
  ['E', 'ArrowDown', 'SE'],
  ['SE', 'ArrowLeft', 'S'],
  ['S', 'ArrowLeft', 'SW'],
  ['SW', 'ArrowUp', 'W'],
  ['W', 'ArrowUp', 'NW'],
  ['NW', 'ArrowRight', 'N'],
])('from %s %s leads to %s', (from, key, to) => {
  expect(step(from, key)).toBe(to);
});

test('the middle of the compass, where nothing stands, is stepped over', () => {
  expect([step('N', 'ArrowDown'), step('S', 'ArrowUp')]).toEqual(['S', 'N']);
  expect([step('W', 'ArrowRight'), step('E', 'ArrowLeft')]).toEqual(['E', 'W']);
});

test('the edge of the compass is its end', () => {
  expect([
    step('N', 'ArrowUp'),
    step('NE', 'ArrowRight'),
    step('SW', 'ArrowLeft'),
    step('S', 'ArrowDown'),
  ]).toEqual(['N', 'NE', 'SW', 'S']);
});

test('arrows alone belong to the compass', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].every(isCompassKey)).toBe(true);
  expect(['Tab', ' ', 'Enter', 'Home', 'toString'].some(isCompassKey)).toBe(false);
});
