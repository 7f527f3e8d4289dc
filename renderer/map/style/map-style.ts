import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { type MarkWords, markLayers, markSources } from '../marks/mark-layers.ts';
import { baseSources } from './base-data.ts';
import { baseLayers } from './base-layers.ts';
import type { MapTokens } from './map-tokens.ts';

/** All layers, from the sea up to the ring of the active plant. */
function mapLayers(tokens: MapTokens, words: MarkWords, language: string): LayerSpecification[] {
  return [...baseLayers(tokens, language), ...markLayers(tokens, words)];
}

export function mapStyle(tokens: MapTokens, words: MarkWords, language: string): StyleSpecification {
  return {
    version: 8,
    sources: { ...baseSources(), ...markSources },
    layers: mapLayers(tokens, words, language),
  };
}
