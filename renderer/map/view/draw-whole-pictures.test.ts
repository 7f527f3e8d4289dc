// A map that stands still does not draw a picture for every tile.

import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawWholePictures } from './draw-whole-pictures.ts';

/** As much of a map as this needs. */
function fakeMap() {
  const listeners = new Map<string, (event: object) => void>();
  const draw = vi.fn();
  const state = { isMoving: false, areTilesLoaded: false };
  const listen = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const map = {
    triggerRepaint: draw,
    isMoving: () => state.isMoving,
    areTilesLoaded: () => state.areTilesLoaded,
    on: listen,
    once: listen,
  };
  drawWholePictures(map as unknown as MapLibreMap);
  const fire = (name: string, event: object = {}) => listeners.get(name)?.(event);
  fire('style.load');
  return { map, draw, state, fire };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('tiles that arrive one by one make one picture when all are there', () => {
  const { map, draw, state } = fakeMap();
  map.triggerRepaint();
  map.triggerRepaint();
  expect(draw).not.toHaveBeenCalled();
  state.areTilesLoaded = true;
  map.triggerRepaint();
  expect(draw).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('what loads for long is shown as far as it has come', () => {
  const { map, draw } = fakeMap();
  map.triggerRepaint();
  map.triggerRepaint();
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a map that moves draws at once, and so does a source that has become known', () => {
  const { map, draw, state, fire } = fakeMap();
  state.isMoving = true;
  map.triggerRepaint();
  expect(draw).toHaveBeenCalledTimes(1);
  state.isMoving = false;
  fire('sourcedata', { sourceId: 'land' });
  expect(draw).toHaveBeenCalledTimes(2);
  fire('sourcedata', { sourceId: 'land', tile: {} });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a map that is gone is not drawn', () => {
  const { map, draw, fire } = fakeMap();
  map.triggerRepaint();
  fire('remove');
  vi.runAllTimers();
  expect(draw).not.toHaveBeenCalled();
});
