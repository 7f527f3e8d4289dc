import { expect, test } from 'vitest';
import { matchTerms, plainLetters, searchTerms } from './match-terms.ts';

const match = (text: string, search: string) => matchTerms(plainLetters(text), searchTerms(search));

test.each([
  ['Røssåga', 'rossaga'],
  ['Røssåga', 'RØSSÅGA'],
  ['Ålvik', 'aalvik'],
  ['Værøy', 'vaeroy'],
  ['Guovdageaidnu – Kautokeino', 'kauto'],
  ['Čáhcesuolu', 'cahce'],
])('%s is found by %s', (text, search) => {
  expect(match(text, search)).toBeDefined();
});

test.each([
  ['Statkraft', 'statkarft'],
  ['Statkraft', 'statkaft'],
  ['Statkraft', 'stattkraft'],
  ['Statkraft', 'statkreft'],
  ['Hardanger', 'hardagner'],
])('%s is found by %s, a slip away, after what holds the terms', (text, search) => {
  expect(match(text, search)).toBe(2);
});

test.each([
  ['Statkraft', 'sttkarft'],
  ['Sima', 'tima'],
  ['Oslo', 'osl x'],
  ['Tyin', 'ty1'],
  ['Nore Hardanger', 'noer hardagner'],
])('%s is not found by %s: two slips, the first letter, or too short a word', (text, search) => {
  expect(match(text, search)).toBeUndefined();
});

test('a text that begins with the first word comes before one that holds it', () => {
  expect([match('Sima', 'sim'), match('Nedre Sima', 'sim')]).toEqual([0, 1]);
});
