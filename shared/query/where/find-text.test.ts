import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

const fewLetters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength });

test('a part is found where the built-in search finds it, from any place on', () => {
  fc.assert(
    fc.property(fewLetters(200), fewLetters(40), fc.nat(220), (text, part, from) => {
      expect(findText(text, part, from)).toBe(text.indexOf(part, from));
    }),
    { numRuns: 2000 },
  );
});

test('a long part is found within its own repetition', () => {
  const part = 'aab'.repeat(20);
  expect(findText(`${'aab'.repeat(19)}aa${part}`, part)).toBe(59);
});
