import { expect, test } from 'vitest';
import { arrangeLayers, keptLayers, moveLayer, type PlacedLayer, readKeptLayers } from './layers-kept.ts';

const shown = { isVisible: true, opacity: 1 };
const hidden = { isVisible: false, opacity: 1 };

/** What `arrangeLayers` gives, without kinds that these tests do not speak of. */
const arrange = (...args: Parameters<typeof arrangeLayers>) =>
  arrangeLayers(...args).filter(({ key }) => typeof key === 'number' || key === 'plants' || key === 'base');
const points = (...layerIds: readonly number[]): readonly PlacedLayer[] =>
  layerIds.map((layerId) => ({ layerId, kind: 'point' }));

test('order, visibility and opacity come back as they were kept', () => {
  const layers = {
    entries: [
      { key: 1000, isVisible: true, opacity: 0.4 },
      { key: 'plants', ...hidden },
      { key: 'base', ...shown },
    ],
    isOrdered: true,
    isPanelOpen: false,
  } as const;
  expect(readKeptLayers(keptLayers(layers))).toEqual(layers);
});

test('what was kept before the layers were one list is read as that list', () => {
  const kept = readKeptLayers({
    hidden: [1000, 1002],
    base: false,
    plants: true,
    panel: false,
  });
  expect(kept.isPanelOpen).toBe(false);
  expect(arrange(kept, points(1000, 1001, 1002, 1003))).toEqual([
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
  const read = readKeptLayers(kept);
  expect(read.isPanelOpen).toBe(true);
  expect(arrange(read, points(1000))).toEqual([
    { key: 'plants', ...shown },
    { key: 1000, ...shown },
    { key: 'base', ...shown },
  ]);
});

test('while it is not known which layers are imported none is forgotten', () => {
  const kept = { entries: [{ key: 1001, ...hidden }], isOrdered: false };
  expect(arrange(kept, undefined).map(({ key }) => key)).toEqual(['plants', 1001, 'base']);
  expect(arrange(kept, []).map(({ key }) => key)).toEqual(['plants', 'base']);
});

test('a layer that is gone or stands twice is left out, and a new one lies over the older ones', () => {
  const entries = [
    { key: 1001, ...hidden },
    { key: 1001, ...shown },
    { key: 'base', ...shown },
    { key: 1000, ...shown },
    { key: 'plants', ...shown },
  ] as const;
  const arranged = arrange({ entries, isOrdered: true }, points(1001, 1002));
  expect(arranged.map(({ key }) => key)).toEqual([1002, 1001, 'base', 'plants']);
});

const OF_ALL_KINDS: readonly PlacedLayer[] = [
  { layerId: 1000, kind: 'point' },
  { layerId: 1001, kind: 'polygon' },
  { layerId: 1002, kind: 'polyline' },
  { layerId: 1003, kind: 'point' },
  { layerId: 1004, kind: 'multipoint' },
];

test('until somebody orders them areas lie below lines below points, and the newest of a kind on top', () => {
  const entries = [
    { key: 1001, ...hidden },
    { key: 'plants', ...shown },
  ];
  const keys = (isOrdered: boolean) => arrange({ entries, isOrdered }, OF_ALL_KINDS).map(({ key }) => key);
  expect(keys(false)).toEqual(['plants', 1003, 1000, 1004, 1002, 1001, 'base']);
  expect(keys(true)).toEqual([1003, 1000, 1004, 1002, 1001, 'plants', 'base']);
});

test('a layer moves a place at a time, and no farther than the ends', () => {
  const entries = [1002, 1001, 1000].map((key) => ({ key, ...shown }));
  const keys = (key: number, by: -1 | 1) => moveLayer(entries, key, by).map((entry) => entry.key);
  expect(keys(1001, -1)).toEqual([1001, 1002, 1000]);
  expect(keys(1001, 1)).toEqual([1002, 1000, 1001]);
  expect(keys(1002, -1)).toEqual([1002, 1001, 1000]);
  expect(keys(1000, 1)).toEqual([1002, 1001, 1000]);
  expect(keys(7, 1)).toEqual([1002, 1001, 1000]);
});

test('a tile cache lies between the layers and the base map, keeps its look, and goes when it is removed', () => {
  const kept = readKeptLayers({ list: [{ layer: 'tiles:terreng', isVisible: true, opacity: 0.4 }] });
  const keys = (caches: readonly string[] | undefined) =>
    arrangeLayers(kept, points(1000), caches).map(({ key }) => key);
  const known = [1000, 'tiles:terreng', 'base'];
  expect(keys(['tiles:terreng']).filter((key) => known.includes(key))).toEqual(known);
  // While it is not known which there are, none is forgotten.
  expect(keys(undefined)).toContain('tiles:terreng');
  expect(keys([])).not.toContain('tiles:terreng');
  expect(arrangeLayers(kept, [], ['tiles:terreng'])).toContainEqual({
    key: 'tiles:terreng',
    isVisible: true,
    opacity: 0.4,
  });
});
