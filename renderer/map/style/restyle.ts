import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { redrawImages } from '../marks/offer-images.ts';
import type { MapTokens } from './map-tokens.ts';

/**
 * Puts a map into another theme or language in place: the sources that stand are kept as they are, so nothing is read
 * again and only the values that differ change.
 */
export function restyle(map: MapLibreMap, tokens: MapTokens, style: StyleSpecification): void {
  redrawImages(map, tokens);
  map.setStyle(style, {
    diff: true,
    transformStyle: (previous, next) => ({ ...next, sources: previous?.sources ?? next.sources }),
  });
}
