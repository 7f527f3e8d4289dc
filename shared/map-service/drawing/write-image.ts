import type { MapType } from '../../contracts/map/types.ts';
import { type MapFrame, mapPointAt } from '../../geo/map-frame.ts';
import type { DisplayList } from '../../render/display-list.ts';
import type { Rgb } from '../../render/encode/opaque-rows.ts';
import type { ImagePlace } from '../../render/encode/tiff.ts';
import { pixelList } from '../../render/pixel-list.ts';
import type { MapView } from '../frame/read-frame.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddress, type OutputFile } from '../outputs.ts';
import type { DrawingPace } from './drawing-pace.ts';
import type { ImageRequest } from './image-request.ts';
import type { Drawing, PictureGround } from './jobs/draw-job.ts';
import { paintOf } from './symbols/color-paint.ts';

type Color = MapType<'Color'>;

export interface PictureFacts {
  /** Where formats without transparency show through; absent: white. */
  readonly ground?: Color | undefined;
  /** A colour to become transparent, unless that of the display does. */
  readonly key?: Color | undefined;
  readonly place?: ImagePlace;
  /** What lies beneath the list, of formats of pixels. */
  readonly beneath?: PictureGround | undefined;
}

const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255 } as const;

/** The file of a picture, in the answer or under an address, with what is told about it. */
export async function writeImage(
  list: DisplayList,
  request: ImageRequest,
  scheduler: DrawingPace,
  context: Pick<MapContext, 'origin' | 'outputs' | 'drawing'>,
  facts: PictureFacts = {},
) {
  const { display, isByAddress } = request;
  const { ImageWidth, ImageHeight, ImageDPI } = display;
  const file = await drawFile(list, request, scheduler, context.drawing, facts);
  return {
    ...(isByAddress ? {} : { ImageData: file.bytes }),
    ImageURL: isByAddress ? await keepAtAddress(file, context) : '',
    ImageHeight,
    ImageWidth,
    ImageDPI,
    ImageType: file.mediaType,
  };
}

/** The list is given away. */
export async function drawFile(
  list: DisplayList,
  { display, format, formatName }: Omit<ImageRequest, 'isByAddress'>,
  scheduler: DrawingPace,
  drawing: Drawing,
  { ground = WHITE, key, place, beneath }: PictureFacts = {},
): Promise<OutputFile & { readonly bytes: Uint8Array<ArrayBuffer> }> {
  const { ImageWidth, ImageHeight, ImageDPI, TransparentColor = key } = display;
  const job = {
    kind: 'picture',
    list: format.kind === 'vector' ? list : pixelList(list),
    frame: { widthPx: ImageWidth, heightPx: ImageHeight },
    dpi: ImageDPI,
    format: formatName,
    ground: opaque(ground),
    place,
    beneath,
    key: TransparentColor && paintOf(TransparentColor),
  } as const;
  const { files, mediaType, extension } = await scheduler.waitFor((signal) => drawing.draw(job, signal));
  const [bytes] = files;
  if (!bytes) throw new Error('A picture was drawn without its bytes');
  return { bytes, mediaType, extension };
}

function opaque(color: Color): Rgb {
  const [red, green, blue] = paintOf(color);
  return [red, green, blue];
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
