import { expect, test } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  isOnTrialMap,
  type LayerTrial,
  NO_TRIAL,
  withoutRefusal,
} from './layer-trial.ts';

const WHY = new Error('Invalid LngLat object');

/** Shows layers as the page does, on a map that fails with the layers that are bad, until nothing changes. */
function settle(trial: LayerTrial, layerIds: readonly number[], badIds: readonly number[]): LayerTrial {
  let last = trial;
  for (let count = 0; count < 100; count++) {
    const current = last;
    const shownIds = layerIds.filter((layerId) => isOnTrialMap(current, layerId));
    const isFailing = shownIds.some((layerId) => badIds.includes(layerId));
    last = isFailing ? afterFailure(current, shownIds, WHY) : afterSuccess(current, shownIds);
    if (last === current) return last;
  }
  throw new Error('It never comes to rest');
}

test('the layer with which the map fails is left out, and no other', () => {
  const trial = settle(NO_TRIAL, [1, 2, 3, 4], [2]);
  expect([...trial.refused]).toEqual([[2, WHY]]);
  expect([1, 2, 3, 4].filter((layerId) => isOnTrialMap(trial, layerId))).toEqual([1, 3, 4]);
});

test('every one of several bad layers is found', () => {
  expect([...settle(NO_TRIAL, [1, 2, 3, 4], [1, 3, 4]).refused.keys()]).toEqual([1, 3, 4]);
});

test('a layer that comes later and fails does not take those away that stand', () => {
  const before = settle(NO_TRIAL, [1, 2], []);
  const trial = afterFailure(before, [1, 2, 3], WHY);
  expect([1, 2, 3].filter((layerId) => isOnTrialMap(trial, layerId))).toEqual([1, 2]);
});

test('a layer that is tried again is on the map again', () => {
  const trial = settle(NO_TRIAL, [1], [1]);
  expect(isOnTrialMap(withoutRefusal(trial, 1), 1)).toBe(true);
});
