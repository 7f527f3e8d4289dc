import { defineMapLayerKind, type ImageDrawing } from '../definition/map-layer-kind.tsx';
import { baseLayers, TOWN_IMAGE } from './base-layers.ts';
import { BASE_SOURCE, baseSource } from './base-source.ts';

/** The embedded base map: land, lakes, borders and names. */
export const baseKind = defineMapLayerKind({
  id: 'base',
  labelKey: 'mapLayers.base',
  coversLand: true,
  defaultContent: {},
  sources: () => ({ [BASE_SOURCE]: baseSource }),
  styleLayers: (_content, { tokens, language }) => baseLayers(tokens, language),
  image: (id) => (id === TOWN_IMAGE ? town : undefined),
});

const town: ImageDrawing = {
  sizePx: 8,
  draw(context, { colours, isSun }) {
    context.beginPath();
    context.arc(0, 0, isSun ? 3 : 2, 0, 2 * Math.PI);
    context.fillStyle = colours.land;
    context.fill();
    context.strokeStyle = colours.inkSecond;
    context.lineWidth = isSun ? 1.6 : 1.1;
    context.stroke();
  },
};
