import { type MapFrame, mapPointAt } from '../../geo/map-frame.ts';
import type { DisplayList } from '../../render/display-list.ts';
import type { ImagePlace } from '../../render/encode/tiff.ts';
import type { MapView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddresses } from '../outputs.ts';
import {
  type Draw,
  drawFile,
  drawFiles,
  drawWhileMade,
  type PictureFacts,
  type PictureFile,
} from './draw-file.ts';
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

/** The same of small pictures that are alike but for their lists. */
export async function writeLists(
  lists: readonly DisplayList[],
  request: ImageRequest,
  scheduler: DrawingPace,
  context: Context,
  facts: Pick<PictureFacts, 'ground' | 'key'> = {},
) {
  return writeFiles(await drawFiles(lists, request, scheduler, context.drawing, facts), request, context);
}

async function writeFile(file: PictureFile, request: ImageRequest, context: Context) {
  const [written] = await writeFiles([file], request, context);
  if (!written) throw new Error('A picture was kept without its address');
  return written;
}

async function writeFiles(
  files: readonly PictureFile[],
  { display, isByAddress }: ImageRequest,
  context: Context,
) {
  const { ImageWidth, ImageHeight, ImageDPI } = display;
  const addresses = isByAddress ? await keepAtAddresses(files, context) : [];
  return files.map(({ bytes, mediaType }, index) => ({
    ...(isByAddress ? {} : { ImageData: bytes }),
    ImageURL: addresses[index] ?? '',
    ImageHeight,
    ImageWidth,
    ImageDPI,
    ImageType: mediaType,
  }));
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
