// Pictures are drawn where the map says that they lie.

import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { keepOnPixels } from './keep-on-pixels.ts';

interface FakeMap {
  readonly type: 'raster' | 'fill';
  readonly visibility?: 'none';
  readonly isMoving?: boolean;
  /** Where the map stays whoever moves it. */
  readonly isHeld?: boolean;
}

/** As much of a map as this needs: 800 × 600 pixels at zoom 0, where the world has 512. */
function fakeMap({ type, visibility, isMoving = false, isHeld = false }: FakeMap) {
  const listeners = new Map<string, () => void>();
  const state = { lng: 0.3, jumps: 0 };
  const map = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    isMoving: () => isMoving,
    getLayersOrder: () => ['one'],
    getLayer: () => ({ type }),
    getLayoutProperty: () => visibility,
    getCanvas: () => ({ clientWidth: 800, clientHeight: 600 }),
    getCenter: () => ({ lng: state.lng, lat: 0 }),
    getZoom: () => 0,
    jumpTo({ center: [lng] }: { center: [number, number] }) {
      state.jumps++;
      if (!isHeld) state.lng = lng;
      listeners.get('moveend')?.();
    },
  };
  keepOnPixels(map as unknown as MapLibreMap);
  return { state, fire: (name: string) => listeners.get(name)?.() };
}

test.each(['moveend', 'styledata'])('on %s a map with pictures is put on whole pixels, once', (event) => {
  const { state, fire } = fakeMap({ type: 'raster' });
  fire(event);
  fire(event);
  expect(state.lng).toBeCloseTo(0, 10);
  expect(state.jumps).toBe(1);
});

test.each([
  ['without pictures', { type: 'fill' }],
  ['whose pictures are hidden', { type: 'raster', visibility: 'none' }],
  ['that moves', { type: 'raster', isMoving: true }],
] as const)('a map %s stays where it is', (_, map) => {
  const { state, fire } = fakeMap(map);
  fire('moveend');
  expect(state).toEqual({ lng: 0.3, jumps: 0 });
});

test('a map that is held where it is, is not asked again', () => {
  const { state, fire } = fakeMap({ type: 'raster', isHeld: true });
  fire('moveend');
  fire('styledata');
  expect(state.jumps).toBe(1);
});
