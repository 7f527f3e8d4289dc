import { describe, expect, test } from 'vitest';
import { listedValues } from './listed-values.ts';

const values = ['STATKRAFT', 'Å ENERGI', 'EVINY', 'LYSE', 'HYDRO', 'SKAGERAK', 'NTE', 'SKS'].map(
  (value, place) => ({
    value,
    count: 20 - place,
  }),
);
const label = (value: string | null) => value ?? '(uten verdi)';
const list = (search: string, isOpened: boolean, ...chosen: (string | null)[]) =>
  listedValues(values, search, isOpened, new Set(chosen), label);

describe('the values of a facet', () => {
  test('are few at first, and the chosen ones are always among them', () => {
    expect(list('', false).values).toHaveLength(6);
    expect(list('', false, 'SKS').values.map(({ value }) => value)).toContain('SKS');
    expect(list('', false).foundCount).toBe(8);
  });

  test('are all there when the list is opened', () => {
    expect(list('', true).values).toHaveLength(8);
  });

  test('are found by a part of their words, in any case', () => {
    expect(list('å en', false).values.map(({ value }) => value)).toEqual(['Å ENERGI']);
    expect(list('sk', false).foundCount).toBe(2);
    expect(list('xyz', true).values).toEqual([]);
  });
});
