import { expect, test } from 'vitest';
import { readSummedJson, writeSummedJson } from './summed-json.ts';

const CONTENT = { place: 'Sogndal', depths: [1.5, 2], note: { text: 'æ "x"' } };

test('what was written is read, also laid out otherwise or without its sum', () => {
  const text = writeSummedJson({ ...CONTENT, absent: undefined });
  expect(readSummedJson(text)).toEqual(CONTENT);
  expect(readSummedJson(JSON.stringify(JSON.parse(text)))).toEqual(CONTENT);
  expect(readSummedJson(JSON.stringify(CONTENT))).toEqual(CONTENT);
});

test('no file of which a bit was flipped is read as another than was written', () => {
  const bytes = Buffer.from(writeSummedJson(CONTENT));
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    const damaged = Buffer.from(bytes);
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const content = readSummedJson(damaged.toString('utf8'));
    // The name of the sum may be hit: then the sum is a member too much, which no reader takes.
    if (content && !Object.keys(content).some((name) => !(name in CONTENT))) expect(content).toEqual(CONTENT);
  }
});

test.each(['', '[]', '"a"', '{'])('%j is none', (text) => {
  expect(readSummedJson(text)).toBeUndefined();
});
