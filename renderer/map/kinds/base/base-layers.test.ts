import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import type { LineLayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { sampleTokens } from '../../style/testing/sample-tokens.ts';
import { baseLayers } from './base-layers.ts';
import { FINE_ZOOM } from './base-source.ts';

const layers = baseLayers(sampleTokens(false), 'nb');
const rivers = layers.find(
  (layer): layer is LineLayerSpecification => 'source-layer' in layer && layer['source-layer'] === 'rivers',
);

/** How wide rivers of the ranks 1 to 4 are at a zoom, CSS pixels. */
function widths(zoom: number): number[] {
  const compiled = createExpression(rivers?.paint?.['line-width'], 'layers[0].paint.line-width');
  if (compiled.result === 'error') throw new Error(compiled.value.join('\n'));
  return [1, 2, 3, 4].map((rank) =>
    compiled.value.evaluate({ zoom }, { type: 2, properties: { rank } } as never),
  );
}

test('rivers are drawn on the land and below the lakes that they flow through, where the tiles have them', () => {
  expect(rivers).toMatchObject({ type: 'line', minzoom: FINE_ZOOM });
  const ids = layers.map(({ id }) => id).filter((id) => ['land', 'rivers', 'lakes'].includes(id));
  expect(ids).toEqual(['land', 'rivers', 'lakes']);
});

test('the larger a river, the wider it is, and the farther away it is seen', () => {
  expect(widths(FINE_ZOOM)).toEqual([0.8, 0.5, 0, 0]);
  for (const zoom of [7, 9, 11]) {
    const drawn = widths(zoom);
    expect(drawn.every((width) => width > 0)).toBe(true);
    expect(drawn).toEqual(drawn.toSorted((one, other) => other - one));
  }
});
