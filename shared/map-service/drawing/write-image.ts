import { type MapFrame, mapPointAt } from '../../geo/map-frame.ts';
import type { DisplayList } from '../../render/display-list.ts';
import type { ImagePlace } from '../../render/encode/tiff.ts';
import type { MapView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddress } from '../outputs.ts';
import { type Draw, drawFile, drawWhileMade, type PictureFacts, type PictureFile } from './draw-file.ts';
import type { DrawingPace } from './drawing-pace.ts';
import type { ImageRequest } from './image-request.ts';

type Context = Pick<MapContext, 'origin' | 'outputs' | 'drawing'>;

/** The file of a picture, in the answer or under an address, with what is told about it. */
export async function writeImage(
  draw: Draw,
  request: ImageRequest,
  scheduler: DrawingPace,
  context: Context,
) {
  return writeFile(await drawWhileMade(draw, request, scheduler, context.drawing), request, context);
}

/** The same of a list that is there, and is given away. */
export async function writeList(
  list: DisplayList,
  request: ImageRequest,
  scheduler: DrawingPace,
  context: Context,
  facts: PictureFacts = {},
) {
  return writeFile(await drawFile(list, request, scheduler, context.drawing, facts), request, context);
}

async function writeFile(file: PictureFile, { display, isByAddress }: ImageRequest, context: Context) {
  const { ImageWidth, ImageHeight, ImageDPI } = display;
  return {
    ...(isByAddress ? {} : { ImageData: file.bytes }),
    ImageURL: isByAddress ? await keepAtAddress(file, context) : '',
    ImageHeight,
    ImageWidth,
    ImageDPI,
    ImageType: file.mediaType,
  };
}

/** Where the pixels of a map lie. */
export function placeOf({ frame, crs }: MapView): ImagePlace {
  const [c, f] = mapPointAt(frame, 0, 0);
  const [a, d] = perPixel(frame, [c, f], frame.widthPx, 0);
  const [b, e] = perPixel(frame, [c, f], 0, frame.heightPx);
  return { transform: [a, b, c, d, e, f], wkid: crs.wkid, kind: crs.kind };
}

function perPixel(
  frame: MapFrame,
  [x, y]: readonly [number, number],
  acrossPx: number,
  downPx: number,
): readonly [number, number] {
  const [endX, endY] = mapPointAt(frame, acrossPx, downPx);
  const count = acrossPx + downPx;
  return [(endX - x) / count, (endY - y) / count];
}
