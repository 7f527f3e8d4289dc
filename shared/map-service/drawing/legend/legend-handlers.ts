import { findLayer } from '../../../catalog/find-layer.ts';
import type { RowSource } from '../../../catalog/layer-definition.ts';
import { findMap, type MapDefinition } from '../../../catalog/maps.ts';
import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { MapContext } from '../../map-context.ts';
import { describedSource } from '../../query/described-source.ts';
import { readSearch } from '../../search/search-context.ts';
import { type SearchedLayer, searchedLayers, wantedIds } from '../../search/searched-layers.ts';
import { readImageType, readResolution } from '../image-request.ts';
import { layerDrawing } from '../layer-drawing.ts';
import { prepareSymbols } from '../symbols/prepare-symbols.ts';
import type { LegendPatch } from './draw-patch.ts';
import { legendGroup } from './legend-groups.ts';
import { readPatchShape } from './patch-shape.ts';
import { type LayerGroup, writeLegend } from './write-legend.ts';

type LegendInfo = MapType<'MapServerLegendInfo'>;
type LegendOperation = 'GetLegendInfo' | 'GetLegendInfo2';

/** Legends: for each layer its classes with their pictures. */
export const legendHandlers: Pick<MapService<MapContext>, LegendOperation> = {
  async GetLegendInfo({ MapName, LayerIDs, LegendPatch, ImageType }, context) {
    const map = findMap(context.catalog, MapName);
    wantedIds(map, LayerIDs);
    // At any scale: nothing but the renderers counts.
    const layers = searchedLayers(map, { Name: MapName, Rotation: 0 }, 1);
    return legend(map, chosen(LayerIDs, map, layers), readPatch(LegendPatch, map), ImageType, context);
  },
  async GetLegendInfo2({ MapDescription, MapImageDisplay, LayerIDs, LegendPatch, ImageType }, context) {
    const { map, layers } = await readSearch(MapDescription, MapImageDisplay, context);
    const shown = LayerIDs.length > 0 ? layers : layers.filter(({ isVisible }) => isVisible);
    await prepareSymbols(MapDescription, 'MapDescription');
    return legend(map, chosen(LayerIDs, map, shown), readPatch(LegendPatch, map), ImageType, context);
  },
};

/** The layers of features that are named, in that order; all of them where none is. */
function chosen(
  ids: readonly number[],
  map: MapDefinition,
  layers: readonly SearchedLayer[],
): readonly SearchedLayer[] {
  if (ids.length === 0) return layers;
  return ids.flatMap((id, index) => {
    findLayer(map, id, `LayerIDs[${index}]`);
    return layers.filter(({ layer }) => layer.id === id);
  });
}

const DEFAULT_PATCH = { Width: 36, Height: 18, ImageDPI: 96 } as const;
const POINTS_PER_INCH = 72;
const MAX_SIDE_PX = 2_000;

/** Throws what is wrong by its path; sides are at most 2,000 pixels. */
function readPatch(
  { Width, Height, ImageDPI, LinePatch, AreaPatch }: MapType<'MapServerLegendPatch'> = DEFAULT_PATCH,
  { crs }: MapDefinition,
): LegendPatch {
  const dpi = readResolution(ImageDPI ?? DEFAULT_PATCH.ImageDPI, 'LegendPatch.ImageDPI');
  const side = (points: number, name: string) => {
    const sidePx = Math.round((points * dpi) / POINTS_PER_INCH);
    if (sidePx >= 1 && sidePx <= MAX_SIDE_PX) return sidePx;
    const expected = `what makes 1 to ${MAX_SIDE_PX} pixels`;
    throw appError('value/bad', { path: `LegendPatch.${name}`, value: points, expected });
  };
  return {
    widthPx: side(Width, 'Width'),
    heightPx: side(Height, 'Height'),
    dpi,
    line: readPatchShape(LinePatch, crs, 'LegendPatch.LinePatch'),
    area: readPatchShape(AreaPatch, crs, 'LegendPatch.AreaPatch'),
  };
}

/** All pictures of one legend together: 250 of 128 × 128. */
const MAX_LEGEND_PX = 4_096_000;

async function legend(
  map: MapDefinition,
  layers: readonly SearchedLayer[],
  patch: LegendPatch,
  imageType: MapType<'ImageType'>,
  context: MapContext,
): Promise<LegendInfo[]> {
  const { widthPx: ImageWidth, heightPx: ImageHeight, dpi: ImageDPI } = patch;
  const request = {
    ...readImageType(imageType, 'ImageType'),
    display: { ImageWidth, ImageHeight, ImageDPI },
  };
  const groups: LayerGroup[] = [];
  for (const layer of layers) {
    const { renderer, path, opacity } = layerDrawing(layer);
    const source = await sourceShown(layer, map, context);
    const geometryType = source.kind === 'features' ? source.geometryType : layer.layer.geometryType;
    groups.push({ layer: layer.layer, geometryType, group: legendGroup(renderer, source, path), opacity });
  }
  const count = groups.reduce((sum, { group }) => sum + group.entries.length, 0);
  if (count * ImageWidth * ImageHeight > MAX_LEGEND_PX)
    throw appError('map/too-complex', { path: 'LegendPatch' });
  return writeLegend(groups, patch, request, context);
}

/** Tables are read only where a request puts another source in the place of a layer. */
async function sourceShown(
  { layer, description, path }: SearchedLayer,
  map: MapDefinition,
  { features }: MapContext,
): Promise<RowSource> {
  return description.Source ? (await describedSource(description, map, path, features)).source : layer;
}
