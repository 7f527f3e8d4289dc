import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { importedLayers, layerSources } from '../layers/layer-style.ts';
import type { ShownLayers } from '../layers/shown-layer.ts';
import { type MarkLabels, markLayers, markSources } from '../marks/mark-layers.ts';
import { baseSources } from './base-data.ts';
import { baseLayers } from './base-layers.ts';
import { withLook } from './layer-look.ts';
import type { MapTokens } from './map-tokens.ts';

/** All layers, from the sea up to the ring of the active plant. Imported ones lie below the first names. */
function mapLayers(
  tokens: MapTokens,
  labels: MarkLabels,
  language: string,
  { layers, base, plants }: ShownLayers,
): LayerSpecification[] {
  const drawn = withLook(baseLayers(tokens, language), base);
  const namesAt = drawn.findIndex(({ type }) => type === 'symbol');
  return [
    ...drawn.slice(0, namesAt),
    ...importedLayers(layers, tokens),
    ...drawn.slice(namesAt),
    ...withLook(markLayers(tokens, labels), plants),
  ];
}

export function mapStyle(
  tokens: MapTokens,
  labels: MarkLabels,
  language: string,
  shown: ShownLayers,
): StyleSpecification {
  return {
    version: 8,
    sources: { ...baseSources(), ...markSources, ...layerSources(shown.layers) },
    layers: mapLayers(tokens, labels, language, shown),
  };
}
