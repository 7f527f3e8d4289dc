import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { VectorSourceSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { sampleTokens } from '../../../style/testing/sample-tokens.ts';
import { vectorLayers } from './vector-layers.ts';
import { schemaOf, VECTOR_SCHEMAS } from './vector-schemas.ts';

test.each(VECTOR_SCHEMAS)(
  '$id is drawn by a style of the specification that asks for no letters',
  (schema) => {
    for (const isSun of [false, true]) {
      for (const language of ['nb', 'en'] as const) {
        const layers = vectorLayers('tiles:kart', schema, { tokens: sampleTokens(isSun), language });
        const source: VectorSourceSpecification = { type: 'vector', tiles: ['http://127.0.0.1/{z}/{x}/{y}'] };
        expect(validateStyleMin({ version: 8, sources: { 'tiles:kart': source }, layers })).toEqual([]);
        expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
        expect(layers.at(-1)).toMatchObject({ type: 'symbol', layout: { 'text-font': ['Inter Variable'] } });
      }
    }
  },
);

test('a schema is known by its layers, as TileJSON lists them', () => {
  const layersOf = (...ids: readonly string[]) => ids.map((id) => ({ id, fields: {} }));
  expect(schemaOf(layersOf('water', 'transportation', 'place'))?.id).toBe('openmaptiles');
  expect(schemaOf(layersOf('earth', 'water', 'roads', 'places'))?.id).toBe('protomaps');
  expect(schemaOf(layersOf('ocean', 'streets', 'place_labels'))?.id).toBe('shortbread');
  expect([schemaOf(layersOf('water')), schemaOf(undefined), schemaOf('earth')]).toEqual(
    Array(3).fill(undefined),
  );
});
