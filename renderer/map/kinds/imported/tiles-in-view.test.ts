import { LngLatBounds } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { tilesInView } from './tiles-in-view.ts';

const view = (zoom: number, bounds: [number, number, number, number]) => ({
  getZoom: () => zoom,
  getBounds: () => new LngLatBounds(bounds),
});

test('a view has the tiles of its whole zoom that it touches', () => {
  expect(tilesInView(view(2.9, [-10, 1, 10, 60]), 14)).toEqual(['2/1/1', '2/2/1']);
  expect(tilesInView(view(1, [1, -60, 170, 60]), 14)).toEqual(['1/1/0', '1/1/1']);
});

test('no tile is deeper than those that are made, or beyond the world', () => {
  expect(tilesInView(view(5, [1, 1, 2, 2]), 1)).toEqual(['1/1/0']);
  expect(tilesInView(view(0.2, [-500, -89, 500, 89]), 14)).toEqual(['0/0/0']);
});
