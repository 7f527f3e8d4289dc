import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { mapHandle } from './map-handle.ts';

const SIZE = { width: 300, height: 200 };

/** A map at zoom 5 on which a degree is ten pixels and 0°, 0° is the upper left corner, with panels on it. */
function startMap(...panels: readonly DOMRectInit[]) {
  const moves: unknown[] = [];
  const boxes = panels.map((panel) => ({
    getBoundingClientRect: () => {
      const { x = 0, y = 0, width = 0, height = 0 } = panel;
      return { left: x, top: y, right: x + width, bottom: y + height };
    },
  }));
  const container = {
    clientWidth: SIZE.width,
    clientHeight: SIZE.height,
    getBoundingClientRect: () => ({ left: 0, top: 0, ...SIZE }),
    closest: () => ({ querySelectorAll: () => boxes }),
  };
  const map = {
    getContainer: () => container,
    getZoom: () => 5,
    project: ([longitude, latitude]: [number, number]) => ({ x: 10 * longitude, y: -10 * latitude }),
    easeTo: ({ center, offset }: { center: unknown; offset: unknown }) => moves.push({ center, offset }),
  };
  return { handle: mapHandle(map as unknown as MapLibreMap), moves };
}

const lowerLeft = { x: 0, y: 120, width: 160, height: 80 };
const lowerHalf = { x: 0, y: 90, width: 300, height: 110 };

test('a place that is well seen is not moved when it is to be revealed', () => {
  const { handle, moves } = startMap(lowerLeft);
  handle.reveal({ longitude: 22, latitude: -6 });
  expect(moves).toEqual([]);
});

test('a place below a panel is revealed in the middle of the map', () => {
  const { handle, moves } = startMap({ x: 0, y: 150, width: 100, height: 50 });
  handle.reveal({ longitude: 5, latitude: -16 });
  expect(moves).toEqual([{ center: [5, -16], offset: [0, 0] }]);
});

test('where a panel covers the middle, a place is revealed in the middle of what is free', () => {
  const { handle, moves } = startMap(lowerHalf);
  handle.reveal({ longitude: 15, latitude: -15 });
  handle.goTo({ longitude: 15, latitude: -15 });
  const move = { center: [15, -15], offset: [0, -55] };
  expect(moves).toEqual([move, move]);
});
