import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileLike } from './like-pattern.ts';

/** The textbook definition, by recursion. */
function isLike(text: string, pattern: string): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return text === '';
  const others = rest.join('');
  if (first === '%') return isLike(text, others) || (text !== '' && isLike(text.slice(1), pattern));
  return text !== '' && (first === '_' || first === text[0]) && isLike(text.slice(1), others);
}

const letters = (units: readonly string[], maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength });

test('random texts are like random patterns where the definition says so', () => {
  fc.assert(
    fc.property(letters(['a', 'b'], 14), letters(['a', 'b', '%', '_'], 9), (text, pattern) => {
      expect(compileLike(pattern, undefined, 0)(text, () => undefined)).toBe(isLike(text, pattern));
    }),
    { numRuns: 5000 },
  );
});

test('a text is like itself with each letter escaped, and like any pattern that was made of it', () => {
  fc.assert(
    fc.property(letters(['a', '%', '_', '!', 'æ'], 60), fc.array(fc.nat(60)), (text, holes) => {
      const escaped = Array.from(text, (letter) => `!${letter}`);
      const like = (pattern: string) => compileLike(pattern, '!', 0)(text, () => undefined);
      expect(like(escaped.join(''))).toBe(true);
      const open = escaped.map((letter, index) => (holes.includes(index) ? (index % 2 ? '%' : '_') : letter));
      expect(like(open.join(''))).toBe(true);
    }),
  );
});
