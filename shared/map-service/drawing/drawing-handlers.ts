import type { MapService } from '../../contracts/map/operations.ts';
import { boxOfFrame, scaleOfResolution } from '../../geo/map-frame.ts';
import type { MapContext } from '../map-context.ts';
import { outputAddress } from '../outputs.ts';
import { readSearch } from '../search/search-context.ts';
import { writeBox } from '../wire/write-geometry.ts';
import { drawMap } from './draw-map.ts';
import { createDrawingPace } from './drawing-pace.ts';
import { encodeImage } from './encode-image.ts';
import { readImageRequest } from './image-request.ts';

/** Pictures of maps. */
export const drawingHandlers: Pick<MapService<MapContext>, 'ExportMapImage'> = {
  async ExportMapImage({ MapDescription, ImageDescription }, context) {
    const { display, format, isByAddress } = readImageRequest(ImageDescription, 'ImageDescription');
    const search = await readSearch(MapDescription, display, context, {
      path: 'ImageDescription.ImageDisplay',
    });
    const { frame, base, crs } = search.view;
    const scheduler = createDrawingPace(context.scheduler());
    const list = await drawMap(search, scheduler);
    const bytes = await encodeImage(list, { frame, dpi: base.dpi, format, scheduler });
    return {
      ...(isByAddress ? {} : { ImageData: bytes }),
      ImageURL: isByAddress ? outputAddress(context.origin, context.outputs.keep({ bytes, ...format })) : '',
      Extent: writeBox(boxOfFrame(frame), crs),
      VisibleLayerIDs: search.layers.filter(({ isVisible }) => isVisible).map(({ layer }) => layer.id),
      MapScale: scaleOfResolution(frame.resolution, base),
      ImageHeight: frame.heightPx,
      ImageWidth: frame.widthPx,
      ImageDPI: base.dpi,
      ImageType: format.mediaType,
    };
  },
};
