import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeParser } from './make-grammar.mjs';

test('the parser is what its grammar gives: npm run build:grammar was run after the last change', () => {
  const file = new URL('../shared/query/where/where-parser.js', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(makeParser());
});
