import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import { legendLayers, moveInLegend } from './legend-layers.ts';

const text = createText('nb');
const LAYERS = [
  { kind: 'imported' as const, layerId: 1004, opacity: 1 },
  { kind: 'plants' as const, opacity: 1 },
];
const IMPORTED = [
  {
    layerId: 1004,
    name: 'Feltområde',
    mapName: 'Felt',
    kind: 'polygon' as const,
    rows: 3,
    fileName: 'felt.geojson',
    importedAtMs: 0,
    state: 'ready' as const,
  },
];

test('a legend has the layers of the map in their order, until somebody gives them another', () => {
  const ids = (order: readonly number[]) =>
    legendLayers(LAYERS, IMPORTED, { order, hidden: [2] }, text).map(({ name }) => name.layerId);
  expect(ids([])).toEqual([1004, 1, 2, 3]);
  expect(ids([3, 1])).toEqual([3, 1, 1004, 2]);
  const layers = legendLayers(LAYERS, IMPORTED, { order: [], hidden: [2] }, text);
  expect(layers.filter(({ isShown }) => !isShown).map(({ name }) => name.layerId)).toEqual([2]);
  expect(layers[0]?.name.name).toBe('Feltområde');
  expect(layers[1]?.name.classes).toHaveLength(5);
});

test('a layer moves a place, and no farther than the ends', () => {
  const layers = legendLayers(LAYERS, IMPORTED, { order: [], hidden: [] }, text);
  expect(moveInLegend(layers, 1, -1)).toEqual([1, 1004, 2, 3]);
  expect(moveInLegend(layers, 1004, -1)).toEqual([1004, 1, 2, 3]);
});
