import { describe, expect, test } from 'vitest';
import { matchesPattern, parseMatrixPattern } from './matrix-pattern.ts';

describe('a pattern is read', () => {
  test.each([
    ['T*F**FFF*', 'T*F**FFF*'],
    ['ff*ff010', undefined],
    [' ff*ff012* ', 'FF*FF012*'],
    ['RELATE(G1, G2, "T*T***T**")', 'T*T***T**'],
    ["relate( g1 ,g2,'t*t***t**' )", 'T*T***T**'],
    // The feature against the filter: the same turned over.
    ['RELATE(G2, G1, "TF0*12***")', 'T**F1*02*'],
    ['RELATE(G1, G1, "T*T***T**")', undefined],
    ['RELATE(G1, G2, "T*T***T*X")', undefined],
    ['T*F**FFF3', undefined],
    ['', undefined],
  ])('%s as %s', (text, pattern) => {
    expect(parseMatrixPattern(text)).toBe(pattern);
  });
});

test('T stands for any meeting, a number for one of that dimension, a star for anything', () => {
  expect(matchesPattern('212101212', 'T*T***T**')).toBe(true);
  expect(matchesPattern('212101212', '2**1**2*2')).toBe(true);
  expect(matchesPattern('212101212', '1********')).toBe(false);
  expect(matchesPattern('FF2FF1212', 'T********')).toBe(false);
  expect(matchesPattern('FF2FF1212', 'FF*FF****')).toBe(true);
});
