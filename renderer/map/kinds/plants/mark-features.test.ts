import { expect, test } from 'vitest';
import { markFeatures } from './mark-features.ts';
import type { PlantMark } from './plant-mark.ts';

const sima: PlantMark = {
  key: '431',
  name: 'Sy-Sima',
  longitude: 7.13,
  latitude: 60.5,
  type: 'K',
  status: 'operation',
  outputMw: 620,
};

test('a mark carries its place as longitude and latitude, and what its image is chosen by', () => {
  const [feature] = markFeatures([sima], new Set()).features;
  expect(feature?.geometry.coordinates).toEqual([7.13, 60.5]);
  expect(feature?.properties).toMatchObject({ key: '431', kind: 'K', radius: 16, isSelected: 0 });
});

test('pumps are counted apart: their MW never take from those of the plants', () => {
  const pump: PlantMark = { ...sima, key: '2', type: 'P', outputMw: -20 };
  const [plant, pumped] = markFeatures([sima, pump], new Set(['2'])).features.map(
    ({ properties }) => properties,
  );
  expect(plant).toMatchObject({ plantMw: 620, pumpMw: 0, isPump: 0 });
  expect(pumped).toMatchObject({ plantMw: 0, pumpMw: 20, isPump: 1, isSelected: 1 });
});
