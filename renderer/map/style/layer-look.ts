import type { LayerSpecification } from 'maplibre-gl';

/** Whether a layer of the map is drawn, and how opaque, 0 to 1. */
export interface LayerLook {
  readonly isVisible: boolean;
  readonly opacity: number;
}

export const FULLY_SHOWN: LayerLook = { isVisible: true, opacity: 1 };

/** An imported layer by its number, a tile cache by its key, another one by the id of its kind. */
export type LayerKey = string | number;

/** A layer in the list of layers, whose first one is the topmost. */
export interface LayerEntry extends LayerLook {
  readonly key: LayerKey;
}

/** How a layer of a list is drawn; one that is not in it fully. */
export function lookOf(entries: readonly LayerEntry[], key: LayerKey): LayerLook {
  return entries.find((entry) => entry.key === key) ?? FULLY_SHOWN;
}

/** What fades a kind of style layer. */
const OPACITIES: { readonly [type: string]: readonly string[] } = {
  fill: ['fill-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['icon-opacity', 'text-opacity'],
  raster: ['raster-opacity'],
};

/** Style layers as a look has them: all are there, those that are not visible without being drawn. */
export function withLook(
  layers: readonly LayerSpecification[],
  { isVisible, opacity }: LayerLook,
): LayerSpecification[] {
  return layers.map((layer) => (isVisible ? faded(layer, opacity) : hidden(layer)));
}

/** What has no part of the base map is empty sea: a background is always drawn. */
function hidden(layer: LayerSpecification): LayerSpecification {
  if (layer.type === 'background') return layer;
  const layout = { ...layer.layout, visibility: 'none' as const };
  // The compiler takes the union apart: each kind of layer may be hidden.
  return { ...layer, layout } as LayerSpecification;
}

function faded(layer: LayerSpecification, opacity: number): LayerSpecification {
  const names = OPACITIES[layer.type];
  if (opacity === 1 || !names) return layer;
  const paint: { [property: string]: unknown } = { ...layer.paint };
  for (const name of names) {
    const own = paint[name];
    paint[name] = own === undefined ? opacity : ['*', opacity, own];
  }
  return { ...layer, paint } as LayerSpecification;
}
