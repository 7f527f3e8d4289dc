import { expect, test } from 'vitest';
import { composeFeatures, type FeatureGroup } from './compose-features.ts';
import { createFeatureTable } from './feature-table.ts';

function group(...ids: number[]): FeatureGroup {
  return { ids, readTable: async (id) => createFeatureTable([{ objectId: id, values: {} }]) };
}

test('each layer is read from the group that has it', async () => {
  const { readTable } = composeFeatures([group(1, 2), group(11)]);
  expect((await readTable(11)).objectIds).toEqual([11]);
  expect((await readTable(2)).objectIds).toEqual([2]);
});

test('a layer that nobody has is told of', async () => {
  await expect(composeFeatures([group(1)]).readTable(3)).rejects.toThrow('No rows for layer 3');
});

test('two groups cannot have one layer', () => {
  expect(() => composeFeatures([group(1, 2), group(2)])).toThrow('Layer 2 has rows in two groups');
});
