import { expect, test } from 'vitest';
import { keptLayers, readKeptLayers } from './layers-kept.ts';

test('what is hidden comes back, without layers that are gone', () => {
  const layers = {
    hiddenIds: new Set([1000, 1002]),
    isBaseHidden: true,
    arePlantsHidden: false,
    isPanelOpen: false,
  };
  expect(readKeptLayers(keptLayers(layers, [1001, 1002]))).toEqual({ ...layers, hiddenIds: new Set([1002]) });
});

test.each([
  undefined,
  null,
  'all',
  {},
  { hidden: 'all', base: 1, plants: null, panel: 'x' },
  { hidden: ['a'] },
])('%j hides nothing', (kept) => {
  expect(readKeptLayers(kept)).toEqual({
    hiddenIds: new Set(),
    isBaseHidden: false,
    arePlantsHidden: false,
    isPanelOpen: true,
  });
});
