import { expect, test } from 'vitest';
import { groupFeatures, selectedFeatures } from './mark-features.ts';
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
  const [feature] = groupFeatures(groupsOf([sima], true)).features;
  expect(feature?.geometry.coordinates).toEqual([7.13, 60.5]);
  expect(feature?.properties).toMatchObject({ key: '431', kind: 'K', radius: 16, from: 0 });
});

test('a cluster carries its sum, pumps apart', () => {
  const [cluster] = groupFeatures(groupsOf([pump, sima], true)).features;
  expect(cluster?.properties).toMatchObject({
    count: 2,
    pumpCount: 1,
    plantMw: 620,
    pumpMw: 20,
    radius: 16,
    from: 0,
  });
});

test('what holds something selected is ringed, a cluster with any of its plants', () => {
  const groups = groupsOf([pump, sima, { ...sima, key: '3', longitude: 20 }], true);
  const keyed = (...keys: readonly string[]) =>
    selectedFeatures(groups, new Set(keys)).features.map(({ properties }) =>
      'cluster' in properties ? 'cluster' : properties.key,
    );
  expect(keyed()).toEqual([]);
  expect(keyed('3')).toContain('3');
  expect(keyed('3')).not.toContain('2');
  expect(keyed('2')).toContain('cluster');
});
