import { expect, test } from 'vitest';
import { readBrackets } from './brackets.ts';
import { parse } from './where-parser.js';

test.each([
  ['(a = 1)', 0, true],
  ['(a = 1) AND b = 2', 0, true],
  ['(a = 1)or(b = 2)', 9, true],
  ['((a = 1) )', 1, true],
  ['(a = 1', 0, true],
  ['(a) = 1', 0, false],
  ['(a) ORDERED', 0, false],
  ['((a) + 1) > 2', 1, false],
  ["(a || ')') IS NULL", 0, false],
  ['([)] = 1)', 0, true],
  ['a IN (1)', 0, false],
])('in %s the bracket at %i holds a condition: %s', (text, offset, isCondition) => {
  expect(readBrackets(text)(offset)).toBe(isCondition);
});

const DEPTH = 90;
const nested = (before: string, inner: string, behind: string) =>
  `${before.repeat(DEPTH)}${inner}${behind.repeat(DEPTH)}`;
const LONG = Array.from({ length: 50 }, () => 'a').join('||');

// What is read again at every depth would be read 2^90 times.
test.each([
  ['a value in brackets', `${nested('(', LONG, ')')} = 'x'`],
  ['a condition in brackets', nested('(', `${LONG} = 'x'`, ')')],
  ['a condition in brackets that do not close', nested('(', `${LONG} = 'x'`, '')],
  ['NOT before each bracket', nested('NOT (', `${LONG} = 'x'`, ')')],
  ['UPPER', `${nested('UPPER(', LONG, ')')} = 'x'`],
  ['TRIM', `${nested('TRIM(', LONG, ')')} = 'x'`],
  ['TRIM that is broken off', nested('TRIM(', LONG, '')],
  ['POSITION without IN', `${nested('POSITION(', LONG, ')')} = 1`],
  ['SUBSTRING', `${nested('SUBSTRING(', LONG, ' FROM 1 FOR 2)')} = 'x'`],
  ['CAST without AS', `${nested('CAST(', LONG, ')')} = 'x'`],
  ['EXTRACT that is broken off', nested('EXTRACT(YEAR FROM ', 'a', '')],
])('each name in %s is read a few times, however deep it stands', (_, text) => {
  let reads = 0;
  const isReserved = () => {
    reads += 1;
    return false;
  };
  try {
    parse(text, { isReserved, holdsCondition: readBrackets(text) });
  } catch {
    // What is broken off is refused, as soon as the others are read.
  }
  expect(reads).toBeLessThan(6 * (text.match(/\w+/g)?.length ?? 0));
});
