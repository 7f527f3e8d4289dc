import { expect, test } from 'vitest';
import { legendModel, marksInView } from './legend-model.ts';
import { groupsOf } from './mark-groups.ts';
import { markRadiusPx, type PlantMark } from './plant-mark.ts';

const mark = (part: Partial<PlantMark>): PlantMark => ({
  key: '1',
  name: 'Tokke',
  longitude: 8,
  latitude: 59.5,
  type: 'K',
  status: 'operation',
  outputMw: 430,
  ...part,
});

/** The legend of marks that stand alone. */
const legendOf = (...marks: readonly PlantMark[]) => legendModel(groupsOf(marks, false));

test('the legend names the kinds in view, in its own order, and no others', () => {
  const { kinds } = legendOf(mark({ status: 'closed' }), mark({}), mark({ type: 'P', outputMw: -20 }));
  expect(kinds).toEqual(['K', 'P', 'closed']);
});

test('its sizes do not exceed what is in view, and all look different', () => {
  const { sizesMw } = legendOf(mark({}), mark({ outputMw: 2 }));
  expect(Math.max(...sizesMw)).toBeLessThanOrEqual(430);
  expect(sizesMw.length).toBeGreaterThan(1);
  expect(new Set(sizesMw.map(markRadiusPx)).size).toBe(sizesMw.length);
});

test('a large view has three sizes from the least to the largest', () => {
  expect(legendOf(mark({ outputMw: 1240 })).sizesMw).toEqual([1, 250, 1000]);
});

test('small plants alone need no sizes, and nothing needs no legend', () => {
  expect(legendOf(mark({ outputMw: 0.2 })).sizesMw).toEqual([]);
  expect(legendOf()).toEqual({ kinds: [], sizesMw: [], hasClusters: false });
});

test('clusters are explained by themselves, their sums by the sizes, and the kinds in them not', () => {
  const groups = groupsOf([mark({}), mark({ key: '2', outputMw: 600 })], true);
  expect(legendModel(groups)).toEqual({ kinds: [], sizesMw: [1, 250, 1000], hasClusters: true });
});

test('in view is what lies between the edges, edges included', () => {
  const bounds = { west: 8, south: 59, east: 9, north: 60 };
  const marks = [mark({}), mark({ longitude: 7.99 }), mark({ latitude: 60.01 }), mark({ longitude: 9 })];
  expect(marksInView(marks, bounds)).toEqual([marks[0], marks[3]]);
});
