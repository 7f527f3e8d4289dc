import { defineMapLayerKind, type ImageDrawing } from '../definition/map-layer-kind.tsx';
import { type BaseContent, lacksDetail } from './base-detail.ts';
import { baseLayers, TOWN_IMAGE } from './base-layers.ts';
import { BASE_SOURCE, baseSource } from './base-source.ts';
import { DetailNote } from './detail-note.tsx';

/** The embedded base map: land, lakes, borders and names. */
export const baseKind = defineMapLayerKind<'base', BaseContent>({
  id: 'base',
  labelKey: 'mapLayers.base',
  coversLand: true,
  defaultContent: {},
  sources: () => ({ [BASE_SOURCE]: baseSource }),
  styleLayers: (_content, { tokens, language }) => baseLayers(tokens, language),
  image: (id) => (id === TOWN_IMAGE ? town : undefined),
  note: (content, view) => lacksDetail(content, view) && <DetailNote />,
  credits: ({ isHidden }) => (isHidden ? [] : ['map.sources']),
});

const town: ImageDrawing = {
  sizePx: 8,
  draw(context, { colours, isSun }) {
    // A square: no plant has that form, and none is as dark.
    const halfPx = isSun ? 2.5 : 1.75;
    context.fillStyle = colours.land;
    context.fillRect(-halfPx - 1, -halfPx - 1, 2 * halfPx + 2, 2 * halfPx + 2);
    context.fillStyle = colours.inkSecond;
    context.fillRect(-halfPx, -halfPx, 2 * halfPx, 2 * halfPx);
  },
};
