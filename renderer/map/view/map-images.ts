import type { Map as MapLibreMap, StyleImageMetadata } from 'maplibre-gl';
import { MAP_LAYER_KINDS } from '../kinds/map-layer-kinds.ts';
import type { MapTokens } from '../style/map-tokens.ts';

export interface MapImage {
  readonly data: ImageData;
  readonly options: Partial<StyleImageMetadata>;
}

/** Draws the image of an id in the colours of the theme. Undefined for an id that no kind of layer knows. */
export function drawMapImage(id: string, tokens: MapTokens, pixelRatio: number): MapImage | undefined {
  const drawing = MAP_LAYER_KINDS.map((kind) => kind.image(id)).find((found) => found);
  if (!drawing) return undefined;
  const side = Math.ceil(drawing.sizePx * pixelRatio);
  // Read back at once, so kept out of the graphics card: with software drawing that is ten times as fast.
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(pixelRatio, pixelRatio);
  context.translate(drawing.sizePx / 2, drawing.sizePx / 2);
  drawing.draw(context, tokens);
  return { data: context.getImageData(0, 0, side, side), options: { pixelRatio } };
}

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
