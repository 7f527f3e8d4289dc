import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { boxOfFrame, scaleOfResolution } from '../../geo/map-frame.ts';
import { DisplayListBuilder } from '../../render/display-list.ts';
import { readView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { type MapSearch, readSearch } from '../search/search-context.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { drawBackground, drawMap } from './draw-map.ts';
import { createDrawingPace, type DrawingPace } from './drawing-pace.ts';
import { type ImageRequest, readImageRequest } from './image-request.ts';
import type { PictureGround } from './jobs/draw-job.ts';
import { drawScaleBar } from './scale-bar/draw-scale-bar.ts';
import { readCachePicture } from './tiles/cache-picture.ts';
import { placeOf, writeImage, writeList } from './write-image.ts';

/** Pictures of maps and of what belongs to them. */
export const drawingHandlers: Pick<MapService<MapContext>, 'ExportMapImage' | 'ExportScaleBar'> = {
  async ExportMapImage({ MapDescription, ImageDescription }, context) {
    const request = readImageRequest(ImageDescription, 'ImageDescription');
    const search = await readSearch(MapDescription, request.display, context, {
      path: 'ImageDescription.ImageDisplay',
    });
    const { frame, base, crs } = search.view;
    const scheduler = createDrawingPace(context.scheduler());
    const facts = {
      ground: groundOf(MapDescription.BackgroundSymbol),
      key: MapDescription.TransparentColor,
      place: placeOf(search.view),
    };
    const draw = async (list: DisplayListBuilder) => ({
      ...facts,
      beneath: await drawOver(list, search, request, scheduler),
    });
    return {
      ...(await writeImage(draw, request, scheduler, context)),
      Extent: writeBox(boxOfFrame(frame), crs),
      VisibleLayerIDs: search.layers.filter(({ isVisible }) => isVisible).map(({ layer }) => layer.id),
      MapScale: scaleOfResolution(frame.resolution, base),
    };
  },
  async ExportScaleBar({ ScaleBar, MapDescription, MapDisplay, BackGroundColor, ImageDescription }, context) {
    const request = readImageRequest(ImageDescription, 'ImageDescription');
    const { ImageWidth: widthPx, ImageHeight: heightPx, ImageDPI: dpi } = request.display;
    const view = await readView(MapDescription, MapDisplay, context, { path: 'MapDisplay' });
    const image = { widthPx, heightPx, dpi, background: BackGroundColor };
    const list = await drawScaleBar(ScaleBar, view, image);
    const scheduler = createDrawingPace(context.scheduler());
    return writeList(list, request, scheduler, context, { ground: BackGroundColor });
  },
};

/** Lays the map on a list. A map that is a cache is its tiles under its graphics. Throws `map/tiles-not-drawn`. */
async function drawOver(
  list: DisplayListBuilder,
  search: MapSearch,
  { format }: ImageRequest,
  scheduler: DrawingPace,
): Promise<PictureGround | undefined> {
  const { map, description, view } = search;
  if (!map.tiles) {
    await drawMap(search, list, scheduler);
    return undefined;
  }
  if (format.kind === 'vector') throw appError('map/tiles-not-drawn', { map: map.name });
  const ground = new DisplayListBuilder();
  drawBackground(ground, search);
  const isVisible = (description.LayerDescriptions ?? []).every(({ Visible = true }) => Visible);
  const tiles = isVisible ? await readCachePicture({ ...map, tiles: map.tiles }, view, scheduler) : undefined;
  const { BackgroundSymbol: _, ...others } = description;
  await drawMap({ ...search, description: others }, list, scheduler);
  return { list: ground.build(), tiles };
}

/** The colour of a background that one can see through, made opaque. */
function groundOf(background: MapType<'Symbol'> | undefined): MapType<'Color'> | undefined {
  return background?.$type === 'SimpleFillSymbol' && background.Style === 'geoSFSSolid'
    ? background.Color
    : undefined;
}
