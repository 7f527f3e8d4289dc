import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import { defineMapLayerKind, type KindOnMap } from '../kinds/definition/map-layer-kind.tsx';
import type { MapTokens } from '../style/map-tokens.ts';
import { mapStyle } from './map-style.ts';

const drawing = {
  tokens: { colours: {}, layers: [], isSun: false } as unknown as MapTokens,
  language: 'nb' as const,
  text: createText('nb'),
};
const fill = (id: string): LayerSpecification => ({ id, type: 'fill', source: 's' });
const symbol = (id: string): LayerSpecification => ({ id, type: 'symbol', source: 's' });

function kind(
  id: string,
  coversLand: boolean,
  layersOf: (key: string | number) => readonly LayerSpecification[],
  keys?: readonly number[],
  yielding: readonly string[] = [],
  raised: readonly string[] = [],
): KindOnMap {
  const made = defineMapLayerKind<string, object>({
    id,
    coversLand,
    yielding,
    raised,
    defaultContent: {},
    ...(keys && { keys: () => keys }),
    sources: () => ({}),
    styleLayers: (_content, _drawing, key) => layersOf(key),
  }).onMap({});
  if (!made) throw new Error('no content');
  return made;
}

const kinds = [
  kind('pin', false, () => [symbol('pin')]),
  kind('marks', false, () => [symbol('marks')]),
  kind('areas', true, (key) => [fill(`area-${key}`)], [1, 2]),
  kind('base', true, () => [{ id: 'sea', type: 'background' }, fill('land'), symbol('names')]),
];
const shown = { isVisible: true, opacity: 1 };
const ids = (...keys: readonly (string | number)[]) =>
  mapStyle({ kinds, entries: keys.map((key) => ({ key, ...shown })) }, drawing).layers.map(({ id }) => id);

test('without a list layers lie as their kinds do, with names over all that covers land', () => {
  expect(ids()).toEqual(['sea', 'land', 'area-2', 'area-1', 'names', 'marks', 'pin']);
});

test('layers lie in the order of the list, what is not in it on top', () => {
  expect(ids('marks', 2, 1, 'base')).toEqual(['sea', 'land', 'area-1', 'area-2', 'names', 'marks', 'pin']);
  expect(ids(1, 'marks', 2, 'base')).toEqual(['sea', 'land', 'area-2', 'marks', 'area-1', 'names', 'pin']);
});

test('a base map that lies over others covers them, but its sea does not', () => {
  expect(ids('base', 'marks', 1, 2)).toEqual(['sea', 'area-2', 'area-1', 'marks', 'land', 'names', 'pin']);
});

test('words that give way lie below the names of the land, above all that covers it', () => {
  const plants = kind('marks', false, () => [symbol('sums'), symbol('marks')], undefined, ['sums']);
  const { layers } = mapStyle({ kinds: [plants, ...kinds.slice(2)], entries: [] }, drawing);
  expect(layers.map(({ id }) => id)).toEqual(['sea', 'land', 'area-2', 'area-1', 'sums', 'names', 'marks']);
});

test('what is raised lies above the signs of all kinds, in the order of the list', () => {
  const marks = kind('marks', false, () => [symbol('marks'), symbol('numbers')], undefined, [], ['numbers']);
  const signs = kind('signs', false, () => [symbol('signs'), symbol('room')], undefined, [], ['room']);
  const { layers } = mapStyle({ kinds: [signs, marks, ...kinds.slice(3)], entries: [] }, drawing);
  expect(layers.map(({ id }) => id)).toEqual(['sea', 'land', 'names', 'marks', 'signs', 'numbers', 'room']);
});

test('what is raised lies below land that covers it', () => {
  const marks = kind('marks', false, () => [symbol('marks'), symbol('numbers')], undefined, [], ['numbers']);
  const entries = [1, 'marks', 2].map((key) => ({ key, ...shown }));
  const { layers } = mapStyle({ kinds: [marks, ...kinds.slice(2, 3)], entries }, drawing);
  expect(layers.map(({ id }) => id)).toEqual(['area-2', 'marks', 'numbers', 'area-1']);
});

test('a layer is hidden and faded by its entry', () => {
  const entries = [
    { key: 1, isVisible: false, opacity: 1 },
    { key: 2, isVisible: true, opacity: 0.4 },
  ];
  const { layers } = mapStyle({ kinds, entries }, drawing);
  expect(layers.find(({ id }) => id === 'area-1')).toMatchObject({ layout: { visibility: 'none' } });
  expect(layers.find(({ id }) => id === 'area-2')).toMatchObject({ paint: { 'fill-opacity': 0.4 } });
});
