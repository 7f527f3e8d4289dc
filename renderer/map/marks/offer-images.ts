import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapTokens } from '../style/map-tokens.ts';
import { drawMapImage } from './mark-images.ts';

/** Lets a map draw the images that its layers ask for, each when it is first needed: few of the 250 ever are. */
export function offerImages(map: MapLibreMap, tokens: MapTokens): void {
  map.setMissingStyleImageResolver((id) => {
    const image = drawMapImage(id, tokens, window.devicePixelRatio);
    if (image && !map.hasImage(id)) map.addImage(id, image.data, image.options);
  });
}

/** Draws the images that a map has in the colours of another theme. */
export function redrawImages(map: MapLibreMap, tokens: MapTokens): void {
  for (const id of map.listImages()) {
    const image = drawMapImage(id, tokens, window.devicePixelRatio);
    if (image) map.updateImage(id, image.data);
  }
  offerImages(map, tokens);
}
