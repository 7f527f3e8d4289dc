import { expect, test } from 'vitest';
import { arrangeLayers, keptLayers, readKeptLayers } from './layers-kept.ts';

const shown = { isVisible: true, opacity: 1 };
const hidden = { isVisible: false, opacity: 1 };

test('order, visibility and opacity come back as they were kept', () => {
  const layers = {
    entries: [
      { key: 1000, isVisible: true, opacity: 0.4 },
      { key: 'plants', ...hidden },
      { key: 'base', ...shown },
    ],
    isPanelOpen: false,
  } as const;
  expect(readKeptLayers(keptLayers(layers))).toEqual(layers);
});

test('what was kept before the layers were one list is read as that list', () => {
  const { entries, isPanelOpen } = readKeptLayers({
    hidden: [1000, 1002],
    base: false,
    plants: true,
    panel: false,
  });
  expect(isPanelOpen).toBe(false);
  expect(arrangeLayers(entries, [1000, 1001, 1002, 1003])).toEqual([
    { key: 'plants', ...shown },
    { key: 1003, ...shown },
    { key: 1002, ...hidden },
    { key: 1001, ...shown },
    { key: 1000, ...hidden },
    { key: 'base', ...hidden },
  ]);
});

test.each([
  undefined,
  null,
  'all',
  {},
  { hidden: 'all', base: 1, plants: null, panel: 'x' },
  { list: ['x', null, { layer: 'roads' }, { layer: 'plants', isVisible: 'no', opacity: 7 }] },
])('%j hides nothing', (kept) => {
  const { entries, isPanelOpen } = readKeptLayers(kept);
  expect(isPanelOpen).toBe(true);
  expect(arrangeLayers(entries, [1000])).toEqual([
    { key: 'plants', ...shown },
    { key: 1000, ...shown },
    { key: 'base', ...shown },
  ]);
});

test('while it is not known which layers are imported none is forgotten', () => {
  const entries = [{ key: 1001, ...hidden }] as const;
  expect(arrangeLayers(entries, undefined).map(({ key }) => key)).toEqual(['plants', 1001, 'base']);
  expect(arrangeLayers(entries, []).map(({ key }) => key)).toEqual(['plants', 'base']);
});

test('a layer that is gone or stands twice is left out, and a new one lies over the older ones', () => {
  const entries = [
    { key: 1001, ...hidden },
    { key: 1001, ...shown },
    { key: 'base', ...shown },
    { key: 1000, ...shown },
    { key: 'plants', ...shown },
  ] as const;
  expect(arrangeLayers(entries, [1001, 1002]).map(({ key }) => key)).toEqual([1002, 1001, 'base', 'plants']);
});
