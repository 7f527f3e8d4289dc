import { expect, test } from 'vitest';
import { keepMap, keptMap, type OpenedMap } from './kept-map.ts';

/** As much of a map as keeping asks for. */
function openedMap() {
  const told = { isLost: false, isRemoved: false };
  const canvas = { getContext: () => ({ isContextLost: () => told.isLost }) };
  const opened = {
    map: { getCanvas: () => canvas, remove: () => (told.isRemoved = true) },
    element: { remove: () => undefined },
  } as unknown as OpenedMap;
  return { opened, told };
}

test('a map stands under its name until its graphics are lost, and is put away then', () => {
  const { opened, told } = openedMap();
  expect(keptMap('map')).toBeUndefined();
  keepMap('map', opened);
  expect(keptMap('map')).toBe(opened);
  expect(keptMap('plants')).toBeUndefined();
  told.isLost = true;
  expect(keptMap('map')).toBeUndefined();
  expect(told.isRemoved).toBe(true);
});

test('a map that failed is put away when its screen is shown again', () => {
  const { opened, told } = openedMap();
  keepMap('map', opened);
  opened.failure = { error: new Error('it cannot be drawn') };
  expect(keptMap('map')).toBeUndefined();
  expect(told.isRemoved).toBe(true);
});
