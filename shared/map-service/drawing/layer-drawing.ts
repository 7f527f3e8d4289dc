import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';

type LabelClass = MapType<'LabelClassDescription'>;

export interface LayerDrawing {
  readonly renderer: MapType<'FeatureRenderer'>;
  /** Sizes of symbols follow the scale, where the map has one to refer to. */
  readonly scalesSymbols: boolean;
  /** Empty where nothing is labelled. */
  readonly labelClasses: readonly LabelClass[];
  /** Where a request says them. */
  readonly labelPath: string;
  /** The field by which labels come first; absent where the rows are those of another source. */
  readonly rankField: string | undefined;
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
  const showsLabels = description.$type !== 'LayerDescription' || (description.ShowLabels ?? true);
  const scalesSymbols =
    drawing?.ScaleSymbols ??
    (description.$type === 'LayerDescription' && (description.ScaleSymbols ?? false));
  return {
    scalesSymbols,
    labelClasses: showsLabels
      ? (drawing?.LabelingDescription?.LabelClassDescriptions ?? layer.labels?.classes ?? [])
      : [],
    rankField:
      description.$type === 'LayerDescription' && description.Source ? undefined : layer.labels?.rankField,
    labelPath: `${own}.LabelingDescription.LabelClassDescriptions`,
    renderer: drawing?.FeatureRenderer ?? layer.renderer,
    opacity: 1 - transparency / 100,
    path: `${own}.FeatureRenderer`,
  };
}
