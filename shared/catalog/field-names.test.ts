import { expect, test } from 'vitest';
import { plainFieldName, splitNames } from './field-names.ts';

test.each([
  ['Navn', 'Navn'],
  [' "Navn" ', 'Navn'],
  ['[Navn]', 'Navn'],
  ['Plants.Navn', 'Plants.Navn'],
  ['"Plants"."Navn"', 'Plants.Navn'],
  ['[Plants].[Navn]', 'Plants.Navn'],
  ['Plants."Navn"', 'Plants.Navn'],
  ['"Plants.Navn"', 'Plants.Navn'],
  ['"say ""a"""', 'say "a"'],
  ['"half', '"half'],
  ['"a"b', '"a"b'],
  ['"a".', '"a".'],
  ['', ''],
])('%s means %s', (text, expected) => {
  expect(plainFieldName(text)).toBe(expected);
});

test('a comma in quotes or brackets belongs to the name', () => {
  expect(splitNames('"a, b"."c", [d,e] ,f,, ')).toEqual(['a, b.c', 'd,e', 'f']);
  expect(splitNames('')).toEqual([]);
});
