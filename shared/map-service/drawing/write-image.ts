import type { DisplayList } from '../../render/display-list.ts';
import type { MapContext } from '../map-context.ts';
import { outputAddress } from '../outputs.ts';
import type { DrawingPace } from './drawing-pace.ts';
import { encodeImage } from './encode-image.ts';
import type { ImageRequest } from './image-request.ts';

/** The file of a picture, in the answer or under an address, with what is told about it. */
export async function writeImage(
  list: DisplayList,
  { display, format, isByAddress }: ImageRequest,
  scheduler: DrawingPace,
  { origin, outputs }: Pick<MapContext, 'origin' | 'outputs'>,
) {
  const { ImageWidth, ImageHeight, ImageDPI } = display;
  const frame = { widthPx: ImageWidth, heightPx: ImageHeight };
  const bytes = await encodeImage(list, { frame, dpi: ImageDPI, format, scheduler });
  return {
    ...(isByAddress ? {} : { ImageData: bytes }),
    ImageURL: isByAddress ? outputAddress(origin, outputs.keep({ bytes, ...format })) : '',
    ImageHeight,
    ImageWidth,
    ImageDPI,
    ImageType: format.mediaType,
  };
}
