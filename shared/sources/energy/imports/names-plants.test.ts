import { expect, test } from 'vitest';
import { textTable } from '../../../imports/rows/table-content.ts';
import { namesPlants } from './names-plants.ts';

const numbered = (...numbers: readonly (string | number)[]) =>
  ['id,lat,lon', ...numbers.map((number) => `${number},60,10`)].join('\n');
const isOfPlants = (text: string, ...plants: readonly string[]) =>
  namesPlants(textTable(text), new Set(plants));

test('numbers of a column called id name plants where most of them are those of plants', () => {
  expect(isOfPlants(numbered(1, 2, 903, 904), '1', '2', '3', '4', '5', '6')).toBe(true);
  expect(isOfPlants(numbered(1, 902, 903, 904), '1', '2', '3', '4', '5', '6')).toBe(false);
  expect(isOfPlants(numbered(901, 902), '1', '2')).toBe(false);
});

test('a longer list than the register names plants where it has most of the register', () => {
  expect(isOfPlants(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9), '1', '2', '300')).toBe(true);
  expect(isOfPlants(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9), '1', '200', '300')).toBe(false);
});

test('what is no number does not count, and a number that comes twice counts once', () => {
  expect(isOfPlants(numbered('N1', 'H5', 'H6', 'H7', ''), '1', '2', '3')).toBe(true);
  expect(isOfPlants(numbered(1, 1, 1, 902, 903, 904), '1', '2', '3')).toBe(false);
});

test('without plants no number is one of theirs, but their own name for it is', () => {
  expect(isOfPlants(numbered(1, 2))).toBe(false);
  expect(isOfPlants('VannKraftverkID;lat;lon\n901;60;10')).toBe(true);
  expect(isOfPlants('Navn;lat;lon\nA;60;10', '1')).toBe(false);
});
