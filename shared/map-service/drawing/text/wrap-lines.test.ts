import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** Every letter is one pixel wide. */
const lines = (text: string, columnPx: number) => [...wrapLines(text, columnPx, ({ length }) => length)];

test('lines break at blanks, as late as they can', () => {
  expect(lines('en to tre fire', 6)).toEqual(['en to', 'tre', 'fire']);
  expect(lines('en to tre fire', 100)).toEqual(['en to tre fire']);
});

test('line ends break lines, and empty lines stay', () => {
  expect(lines('en\n\nto\r\ntre', 10)).toEqual(['en', '', 'to', 'tre']);
  expect(lines('', 10)).toEqual(['']);
});

test('a word that is wider than the column is broken, and nothing of it is lost', () => {
  expect(lines('Kraftverksnavn er', 5)).toEqual(['Kraft', 'verks', 'navn', 'er']);
  expect(lines('𝄞𝄞', 2)).toEqual(['𝄞', '𝄞']);
  expect(lines('abc', 0.5)).toEqual(['a', 'b', 'c']);
});
