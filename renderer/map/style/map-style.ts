import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { importedLayers, layerSources } from '../layers/layer-style.ts';
import type { ShownLayers } from '../layers/shown-layer.ts';
import { type MarkWords, markLayers, markSources } from '../marks/mark-layers.ts';
import { baseSources } from './base-data.ts';
import { baseLayers } from './base-layers.ts';
import type { MapTokens } from './map-tokens.ts';

/** What has no part of the base map is empty sea. */
const ALWAYS_DRAWN = 'sea';

/** All layers, from the sea up to the ring of the active plant. Imported ones lie below the first names. */
function mapLayers(
  tokens: MapTokens,
  words: MarkWords,
  language: string,
  { layers, isBaseHidden }: ShownLayers,
): LayerSpecification[] {
  const base = baseLayers(tokens, language);
  const namesAt = base.findIndex(({ type }) => type === 'symbol');
  const shown = isBaseHidden ? base.map(hidden) : base;
  return [
    ...shown.slice(0, namesAt),
    ...importedLayers(layers, tokens),
    ...shown.slice(namesAt),
    ...markLayers(tokens, words),
  ];
}

function hidden(layer: LayerSpecification): LayerSpecification {
  if (layer.id === ALWAYS_DRAWN || layer.type === 'background') return layer;
  const layout = { ...layer.layout, visibility: 'none' as const };
  // The compiler takes the union apart: each kind of layer may be hidden.
  return { ...layer, layout } as LayerSpecification;
}

export function mapStyle(
  tokens: MapTokens,
  words: MarkWords,
  language: string,
  shown: ShownLayers,
): StyleSpecification {
  return {
    version: 8,
    sources: { ...baseSources(), ...markSources, ...layerSources(shown.layers) },
    layers: mapLayers(tokens, words, language, shown),
  };
}
