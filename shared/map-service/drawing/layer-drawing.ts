import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';

export interface LayerDrawing {
  readonly renderer: MapType<'FeatureRenderer'>;
  /** From 0, not seen, to 1. */
  readonly opacity: number;
  /** Where a request says the renderer, for what is wrong with it. */
  readonly path: string;
}

/** How a layer is drawn: as a request describes it, else as it is published. Throws `value/type-not-allowed`. */
export function layerDrawing({ layer, description, path }: SearchedLayer): LayerDrawing {
  const drawing = description.$type === 'LayerDescription' ? description.DrawingDescription : undefined;
  const own = `${path}.DrawingDescription`;
  if (drawing?.$type === 'RasterLayerDrawingDescription') {
    const type = 'FeatureLayerDrawingDescription';
    throw appError('value/type-not-allowed', { path: own, value: drawing.$type, type });
  }
  const transparency = Math.min(100, Math.max(0, drawing?.Transparency ?? 0));
  return {
    renderer: drawing?.FeatureRenderer ?? layer.renderer,
    opacity: 1 - transparency / 100,
    path: `${own}.FeatureRenderer`,
  };
}
