import { expect, test } from 'vitest';
import { groupFeatures } from './mark-features.ts';
import { groupsOf } from './mark-groups.ts';
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
const pump: PlantMark = { ...sima, key: '2', type: 'P', outputMw: -20 };

test('a mark carries its place as longitude and latitude, and what its image is chosen by', () => {
  const [feature] = groupFeatures(groupsOf([sima], true), new Set()).features;
  expect(feature?.geometry.coordinates).toEqual([7.13, 60.5]);
  expect(feature?.properties).toMatchObject({ key: '431', kind: 'K', radius: 16, isSelected: 0 });
});

test('a cluster carries its sum, pumps apart, and is ringed with any of its plants', () => {
  const [cluster] = groupFeatures(groupsOf([pump, sima], true), new Set(['2'])).features;
  expect(cluster?.properties).toMatchObject({
    count: 2,
    pumpCount: 1,
    plantMw: 620,
    pumpMw: 20,
    radius: 16,
    isSelected: 1,
    from: 0,
  });
});
