import { expect, test } from 'vitest';
import { createMapTargetStore } from './map-target-store.ts';

const BERGEN = { longitude: 5.32, latitude: 60.39 };

test('a place that was asked for waits until a map went there, and stays marked', () => {
  const { store, actions } = createMapTargetStore();
  actions.show(BERGEN);
  expect(store.getState()).toEqual({ target: BERGEN, isWaiting: true });
  actions.arrive();
  expect(store.getState()).toEqual({ target: BERGEN, isWaiting: false });
  actions.clear();
  expect(store.getState().target).toBeUndefined();
});

test('asking for the same place again goes there again', () => {
  const { store, actions } = createMapTargetStore();
  actions.show(BERGEN);
  const first = store.getState().target;
  actions.arrive();
  actions.show(BERGEN);
  expect(store.getState().target).not.toBe(first);
  expect(store.getState().isWaiting).toBe(true);
});
