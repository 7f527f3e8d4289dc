import { expect, test } from 'vitest';
import { plainLetters } from './match-terms.ts';
import { findTowns } from './named-towns.ts';

const towns = ['Bergen', 'Tromsø', 'Øvre Årdal', 'Årdalstangen', 'Sandnes', 'Sandnessjøen'].map((name) => ({
  name,
  longitude: 0,
  latitude: 0,
  plain: plainLetters(name),
}));
const namesOf = (searchText: string, limit = 5) =>
  findTowns(towns, searchText, limit).map(({ name }) => name);

test('towns that begin with what was typed come before those that hold it', () => {
  expect(namesOf('årdal')).toEqual(['Årdalstangen', 'Øvre Årdal']);
});

test('a town is found without its special letters', () => {
  expect(namesOf('tromso')).toEqual(['Tromsø']);
});

test('a slip is forgiven only where nothing holds what was typed', () => {
  expect(namesOf('bregen')).toEqual(['Bergen']);
  expect(namesOf('sandnes')).toEqual(['Sandnes', 'Sandnessjøen']);
});

test('no more are given than are wanted, and none for nothing', () => {
  expect(namesOf('sandnes', 1)).toEqual(['Sandnes']);
  expect(namesOf(' ')).toEqual([]);
});
