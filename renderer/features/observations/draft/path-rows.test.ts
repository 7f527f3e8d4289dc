import { expect, test } from 'vitest';
import { rowsOnTheWay } from './path-rows.ts';

test('rows on the way to a field are counted from 1, those of the form without a name of their own', () => {
  const numbers = (path: string) => rowsOnTheWay(path).map(({ names, number }) => [names?.[0], number]);
  expect(numbers('SnowProfile2.StratProfile.Layers[1].Hardness')).toEqual([[expect.any(String), 2]]);
  expect(numbers('AvalancheEvalProblem2[2].Comment')).toEqual([[undefined, 3]]);
});

test('items that are chosen by name, members of no form and paths of nothing have no numbers', () => {
  expect(rowsOnTheWay('DangerObs[1].Comment')).toEqual([]);
  expect(rowsOnTheWay('Picture[0].Photographer')).toEqual([]);
  expect(rowsOnTheWay('')).toEqual([]);
});
