import { expect, test } from 'vitest';
import { generateManyRegistrations } from '../../../../testing/many-registrations.ts';
import { createRandom } from '../../../../testing/observation-generator.ts';
import { createTextPacker } from './text-packer.ts';

const texts = [...generateManyRegistrations(1_500, 11)].map((stored) => JSON.stringify(stored));
const packer = createTextPacker(texts.slice(0, 128));

test('texts like the samples take a sixth of their room, and are read in any order', () => {
  const packed = texts.map((text) => packer.pack(text).slice());
  for (const [index, bytes] of [...packed.entries()].reverse())
    expect(packer.unpack(bytes)).toBe(texts[index]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(packed.map(({ length }) => length))).toBeLessThan(sum(texts.map(({ length }) => length)) / 5.5);
});

test.each([
  ['nothing', ''],
  ['a letter', 'x'],
  ['a mark of the order of bytes', '\ufeffx'],
  ['one letter often', 'x'.repeat(300_000)],
  ['letters that no sample has', 'Čáhci 😀 €\u0000\u0001 漢字 '.repeat(9_000)],
  ['all samples at once', texts.join('')],
])('%s is read as it was', (_, text) => {
  expect(packer.unpack(packer.pack(text).slice())).toBe(text);
  // What was too long for the room before does not disturb those after it.
  expect(packer.unpack(packer.pack('after it').slice())).toBe('after it');
});

test('letters at random are read as they were, whatever the samples', () => {
  const random = createRandom(17);
  const letters = (most: number, from: number) =>
    Array.from({ length: random.below(most) }, () => String.fromCharCode(32 + random.below(from))).join('');
  for (const from of [2, 40, 3_000]) {
    const own = createTextPacker(Array.from({ length: random.below(9) }, () => letters(400, from)));
    for (let round = 0; round < 300; round++) {
      const text = letters(700, from);
      expect(own.unpack(own.pack(text).slice())).toBe(text);
    }
  }
});
