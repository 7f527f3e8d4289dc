import { expect, test } from 'vitest';
import { loadTypeface, TYPEFACE_FACTS, type TypefaceName } from './typeface.ts';

const NAMES = Object.keys(TYPEFACE_FACTS) as TypefaceName[];
/** Of Norwegian, Swedish and Finnish, of Northern, Southern, Lule, Inari and Skolt Sámi, and signs of maps. */
const LETTERS = 'ÆØÅæøåÄÖäöÁČĐŊŠŦŽáčđŋšŧžÂâÏïÑñŃńÕõǤǥǦǧǨǩƷʒǮǯÀÉÈÊÓÒÔàéèêóòôüÜ°′″–−×≤≥½²³€';

test.each(NAMES)('%s has the letters of Norwegian and of all Sámi languages', async (name) => {
  // DejaVu Sans Mono lacks the two of Skolt Sámi with a bar: texts with them are set in Inter.
  const letters = name.startsWith('mono') ? LETTERS.replace('Ǥǥ', '') : LETTERS;
  const typeface = await loadTypeface(name);
  expect([...letters].filter((letter) => !typeface.hasLetters(letter))).toEqual([]);
  expect(typeface.shape(letters, false).every(({ id, isBlank }) => id > 0 && !isBlank)).toBe(true);
});

test('letters of one width are all as wide, and those of others are not', async () => {
  const widths = async (name: TypefaceName) =>
    new Set((await loadTypeface(name)).shape('iMÅŋ.', false).map(({ advance }) => advance));
  expect((await widths('mono-regular')).size).toBe(1);
  expect((await widths('mono-bold')).size).toBe(1);
  expect((await widths('serif-regular')).size).toBeGreaterThan(3);
});

test.each(NAMES)(
  'letters that %s does not have are squares, and marks that nobody sees are not',
  async (name) => {
    const typeface = await loadTypeface(name);
    const [one, square, other] = typeface.shape('\u6c34\u25a1\u{1f600}', false);
    expect(typeface.hasLetters('\u6c34')).toBe(false);
    expect(one).toMatchObject({ id: square?.id, text: '\u6c34', isBlank: false });
    expect(other).toMatchObject({ id: square?.id, text: '\u{1f600}' });
    const unseen = typeface.shape('\u200d\u00ad\ufe0f', false).filter(({ id }) => id === square?.id);
    expect(unseen).toEqual([]);
  },
);

test.each(NAMES)('%s tells how high its letters are', async (name) => {
  const { capHeight, xHeight, ascent, descent } = await loadTypeface(name);
  expect(capHeight).toBeGreaterThan(0.65);
  expect(capHeight).toBeLessThan(0.8);
  expect(xHeight / capHeight).toBeGreaterThan(0.65);
  expect(xHeight / capHeight).toBeLessThan(0.8);
  expect(ascent).toBeGreaterThan(capHeight);
  expect(descent).toBeGreaterThan(0.1);
});
