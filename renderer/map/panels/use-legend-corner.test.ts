import { expect, test } from 'vitest';
import { cornerBox, cornerFor } from './use-legend-corner.ts';

test('a legend stays where it hides nothing, whatever the other corner has', () => {
  expect(cornerFor('lower', { lower: 0, upper: 0 })).toBe('lower');
  expect(cornerFor('upper', { lower: 0, upper: 0 })).toBe('upper');
  expect(cornerFor('lower', { lower: 0, upper: 7 })).toBe('lower');
});

test('a legend goes where it hides at most half as many marks, and not for less', () => {
  expect(cornerFor('lower', { lower: 1, upper: 0 })).toBe('upper');
  expect(cornerFor('lower', { lower: 6, upper: 3 })).toBe('upper');
  expect(cornerFor('lower', { lower: 6, upper: 4 })).toBe('lower');
  expect(cornerFor('upper', { lower: 0, upper: 2 })).toBe('lower');
});

test('the corners are the lower right one above the credits and the upper left one below the notes', () => {
  const [map, legend] = [
    { width: 1000, height: 800 },
    { width: 250, height: 200 },
  ];
  expect(cornerBox('lower', map, legend)).toEqual({ left: 738, top: 570, right: 988, bottom: 770 });
  expect(cornerBox('upper', map, legend)).toEqual({ left: 12, top: 52, right: 262, bottom: 252 });
});
