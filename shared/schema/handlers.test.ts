import { expect, test } from 'vitest';
import { mergeHandlers } from './handlers.ts';

test('groups of handlers become one', () => {
  const merged = mergeHandlers({ GetApplications: () => 1 }, { GetHydroPowerPlants: () => 'two' });
  expect([merged.GetApplications(), merged.GetHydroPowerPlants()]).toEqual([1, 'two']);
});

test('two handlers of one name are refused by that name', () => {
  const group = { GetApplications: () => 1 };
  expect(() => mergeHandlers(group, { GetApplications: () => 2 })).toThrow('Two handlers of GetApplications');
});
