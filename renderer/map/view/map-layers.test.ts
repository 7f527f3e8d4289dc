import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import { baseLayers } from '../kinds/base/base-layers.ts';
import { BASE_SOURCE, baseSource } from '../kinds/base/base-source.ts';
import { markLayers, markSources } from '../kinds/plants/mark-layers.ts';
import { sumSentence } from '../kinds/plants/mark-sum.ts';
import { sampleTokens } from '../style/testing/sample-tokens.ts';

function style(isSun: boolean, language: 'nb' | 'en'): StyleSpecification {
  const text = createText(language);
  const labels = {
    sum: (plants: number, pumps: number) =>
      sumSentence(text, plants, pumps, { plants: '{plants}', pumps: '{pumps}', power: '{power}' }),
    locale: language,
  };
  return {
    version: 8,
    sources: { [BASE_SOURCE]: baseSource, ...markSources },
    layers: [...baseLayers(sampleTokens(isSun), language), ...markLayers(sampleTokens(isSun), labels)],
  };
}

test.each([
  [false, 'nb'],
  [true, 'nb'],
  [false, 'en'],
] as const)('the style keeps to the specification (sun: %s, %s)', (isSun, language) => {
  expect(validateStyleMin(style(isSun, language))).toEqual([]);
});

test('no style asks for glyphs or sprites: both would be requests', () => {
  expect(style(false, 'nb')).not.toHaveProperty('glyphs');
  expect(style(false, 'nb')).not.toHaveProperty('sprite');
});

test('theme and language change values only, never layers', () => {
  const ids = (isSun: boolean, language: 'nb' | 'en') => style(isSun, language).layers.map(({ id }) => id);
  expect(ids(true, 'en')).toEqual(ids(false, 'nb'));
  expect(new Set(ids(false, 'nb')).size).toBe(ids(false, 'nb').length);
});

test('nothing is smaller than 18 px in the sun', () => {
  for (const layer of style(true, 'nb').layers) {
    const size = layer.type === 'symbol' ? JSON.stringify(layer.layout?.['text-size'] ?? 18) : '18';
    const numbers = size.match(/(?<![\d_"])\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const sizes = numbers.filter((number) => number > 9 && number < 60);
    for (const found of sizes) expect(found, layer.id).toBeGreaterThanOrEqual(17.99);
  }
});
