import { useEffect } from 'react';
import { defineMapLayerKind, type ImageDrawing, type OverlayProps } from '../definition/map-layer-kind.tsx';
import { baseSources, readFineDataLater } from './base-data.ts';
import { baseLayers, TOWN_IMAGE } from './base-layers.ts';

/** The embedded base map: land, lakes, borders and names. */
export const baseKind = defineMapLayerKind({
  id: 'base',
  labelKey: 'mapLayers.base',
  coversLand: true,
  defaultContent: {},
  sources: baseSources,
  styleLayers: (_content, { tokens, language }) => baseLayers(tokens, language),
  image: (id) => (id === TOWN_IMAGE ? town : undefined),
  Overlay: BaseEffects,
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

function BaseEffects({ map }: OverlayProps) {
  useEffect(() => {
    if (!map) return undefined;
    readFineDataLater(map);
    // A style that could not be changed in place has empty sources again.
    const event = map.on('style.load', () => readFineDataLater(map));
    return () => event.unsubscribe();
  }, [map]);
  return null;
}
