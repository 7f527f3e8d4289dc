import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { withLook } from '../../style/layer-look.ts';
import { sampleTokens } from '../../style/testing/sample-tokens.ts';
import { layerSources, pointableLayers, styleOfLayer } from './layer-style.ts';
import { layerHue, type ShapeKind, type ShownLayer } from './shown-layer.ts';

const layer = (layerId: number, kind: ShapeKind, west = 5): ShownLayer => ({
  layerId,
  kind,
  bounds: { west, south: 58, east: 31, north: 89 },
  attempt: 0,
});
const ALL = [
  layer(1003, 'point'),
  layer(1000, 'point'),
  layer(1001, 'polygon'),
  layer(1002, 'polyline'),
  layer(1004, 'multipoint'),
];
const styleLayers = (isSun: boolean) => ALL.flatMap((each) => styleOfLayer(each, sampleTokens(isSun)));

test.each([true, false])('layers of every kind keep to the specification (sun: %s)', (isSun) => {
  const style = {
    version: 8 as const,
    sources: layerSources(ALL),
    layers: styleLayers(isSun),
  };
  expect(validateStyleMin(style)).toEqual([]);
});

test('a layer that is half opaque keeps to the specification, and so does what stands out in it', () => {
  const layers = withLook(styleLayers(false), { isVisible: true, opacity: 0.5 });
  expect(validateStyleMin({ version: 8, sources: layerSources(ALL), layers })).toEqual([]);
  expect(layers.find(({ id }) => id === 'layer-1002-line')).toMatchObject({ paint: { 'line-opacity': 0.5 } });
  expect(layers.find(({ id }) => id === 'layer-1001-fill')).toMatchObject({
    paint: { 'fill-opacity': ['*', 0.5, expect.anything()] },
  });
});

test('what can be pointed at is drawn', () => {
  const drawn = styleLayers(false).map(({ id }) => id);
  expect(drawn).toEqual(expect.arrayContaining(pointableLayers(ALL)));
  expect(pointableLayers(ALL).length).toBe(ALL.length);
});

test('tiles are asked for by a scheme of our own, anew at another attempt, and only where the layer lies', () => {
  const [first, again] = [
    layerSources([layer(1000, 'point')]),
    layerSources([{ ...layer(1000, 'point'), attempt: 1 }]),
  ];
  expect(first['layer-1000']).toMatchObject({
    tiles: ['varde-layer://1000/{z}/{x}/{y}/0'],
    bounds: [5, 58, 31, 85.05],
  });
  expect(again['layer-1000']).toMatchObject({ tiles: ['varde-layer://1000/{z}/{x}/{y}/1'] });
  expect(layerSources([layer(1000, 'point', -190)])['layer-1000']).not.toHaveProperty('bounds');
});

test('layers that follow each other have different colours', () => {
  expect(new Set([1000, 1001, 1002, 1003, 1004, 1005].map(layerHue)).size).toBe(6);
});
