import { expect, test } from 'vitest';
import type { PlacedGlyph } from './placed-glyph.ts';
import { keepingTexts } from './shaped-texts.ts';

function glyphOf(text: string, advance: number): PlacedGlyph {
  const id = text.charCodeAt(0);
  return { id, text, outline: [], advance, offsetX: 0, offsetY: 0, isBlank: false };
}

/** Every letter as wide as 1, or less where it has kerning; tells how often it was asked. */
function countingShape() {
  const asked: string[] = [];
  const shape = keepingTexts((text, hasKerning) => {
    asked.push(text);
    return [...text].map((letter) => glyphOf(letter, hasKerning ? 0.9 : 1));
  });
  return { asked, shape };
}

test('a text is shaped once, and once more with kerning', () => {
  const { asked, shape } = countingShape();
  for (let round = 0; round < 3; round++) {
    expect(shape('Ál', false).map(({ text, advance }) => [text, advance])).toEqual([
      ['Á', 1],
      ['l', 1],
    ]);
    expect(shape('Ál', true).map(({ advance }) => advance)).toEqual([0.9, 0.9]);
  }
  expect(asked).toEqual(['Ál', 'Ál']);
});

test('texts of a map that is drawn again are still known, and those of long ago are forgotten', () => {
  const { asked, shape } = countingShape();
  const names = Array.from({ length: 10_000 }, (_, index) => `Punkt ${index}`);
  for (const name of [...names, ...names]) shape(name, true);
  expect(asked).toHaveLength(names.length);
  for (let index = 0; index < 30_000; index++) shape(`Nytt ${index}`, true);
  shape('Punkt 0', true);
  expect(asked.at(-1)).toBe('Punkt 0');
});

test('glyphs that are the same are one object', () => {
  const { shape } = countingShape();
  const [first] = shape('aa', false);
  expect(shape('ba', false)[1]).toBe(first);
  expect(shape('a', true)[0]).not.toBe(first);
});
