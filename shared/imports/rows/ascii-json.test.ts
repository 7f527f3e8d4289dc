import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAsciiDecoder } from './ascii-json.ts';

const decodeAscii = createAsciiDecoder();

test('JSON of any letters becomes ASCII that reads as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.boolean(), (value, isEscaped) => {
      const json = JSON.stringify(value);
      const text = decodeAscii(new TextEncoder().encode(isEscaped ? JSON.stringify(json) : json));
      expect(text).toMatch(/^[\0-\x7f]*$/);
      expect(JSON.parse(text ?? '')).toEqual(isEscaped ? json : JSON.parse(json));
    }),
  );
});

test('bytes are taken exactly where a strict decoder takes them', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const byte = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }));
  const letter = fc
    .string({ unit: 'binary', minLength: 1 })
    .map((text) => [...new TextEncoder().encode(text)]);
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          byte.map((one) => [one]),
          letter,
        ),
        { maxLength: 5 },
      ),
      (parts) => {
        const inside = parts.flat().filter((one) => one >= 0x20 && one !== 0x22 && one !== 0x5c);
        const bytes = Uint8Array.of(0x22, ...inside, 0x22);
        let text: string | undefined;
        try {
          text = strict.decode(bytes);
        } catch {
          text = undefined;
        }
        const ascii = decodeAscii(bytes);
        expect(ascii && JSON.parse(ascii)).toBe(text && JSON.parse(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['a letter cut short', [0x22, 0xc3, 0x22]],
  ['half of a pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['a letter longer than need be', [0x22, 0xe0, 0x80, 0xaf, 0x22]],
  ['a letter beyond the last', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
  ['a letter behind a backslash', [0x22, 0x5c, 0xc3, 0xa5, 0x22]],
])('%s is given up', (_, bytes) => {
  expect(decodeAscii(Uint8Array.from(bytes))).toBeUndefined();
});

test('a letter behind a backslash that is escaped itself is taken', () => {
  expect(JSON.parse(decodeAscii(new TextEncoder().encode('"\\\\å"')) ?? '')).toBe('\\å');
});
