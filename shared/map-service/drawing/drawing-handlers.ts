import { isTileCache } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { boxOfFrame, scaleOfResolution } from '../../geo/map-frame.ts';
import { readView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { type MapSearch, readSearch } from '../search/search-context.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { drawMap } from './draw-map.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { readImageRequest } from './image-request.ts';
import { drawScaleBar } from './scale-bar/draw-scale-bar.ts';
import { placeOf, writeImage } from './write-image.ts';

/** Pictures of maps and of what belongs to them. */
export const drawingHandlers: Pick<MapService<MapContext>, 'ExportMapImage' | 'ExportScaleBar'> = {
  async ExportMapImage({ MapDescription, ImageDescription }, context) {
    const request = readImageRequest(ImageDescription, 'ImageDescription');
    const search = await readSearch(MapDescription, request.display, context, {
      path: 'ImageDescription.ImageDisplay',
    });
    const { frame, base, crs } = search.view;
    refuseTiles(search);
    const scheduler = createDrawingPace(context.scheduler());
    const list = await drawMap(search, scheduler);
    return {
      ...(await writeImage(list, request, scheduler, context, {
        ground: groundOf(MapDescription.BackgroundSymbol),
        key: MapDescription.TransparentColor,
        place: placeOf(search.view),
      })),
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
    return writeImage(list, request, scheduler, context, { ground: BackGroundColor });
  },
};

/** An empty picture would be taken for an empty map. Throws `map/tiles-not-drawn`. */
function refuseTiles({ map }: MapSearch): void {
  if (isTileCache(map)) throw appError('map/tiles-not-drawn', { map: map.name });
}

/** The colour of a background that one can see through, made opaque. */
function groundOf(background: MapType<'Symbol'> | undefined): MapType<'Color'> | undefined {
  return background?.$type === 'SimpleFillSymbol' && background.Style === 'geoSFSSolid'
    ? background.Color
    : undefined;
}
