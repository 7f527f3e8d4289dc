import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { MAP_LIMITS } from '../limits.ts';
import { type FormatName, IMAGE_FORMATS, type ImageFormat } from './image-formats.ts';

/** The size of an image, complete. */
type DrawnDisplay = MapType<'ImageDisplay'> & { readonly ImageWidth: number; readonly ImageHeight: number };

/** An image that is asked for, checked. */
export interface ImageRequest {
  /** Each side at most as long as the service draws. */
  readonly display: DrawnDisplay;
  readonly format: ImageFormat;
  readonly formatName: FormatName;
  readonly isByAddress: boolean;
}

/** Longer sides are no mistake to be put right but one to be told. */
const MAX_ASKED_PX = 32_767;

const DEFAULT_TYPE = { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' } as const;

/** Throws what is wrong by its path below `path`; `map/format-not-supported` for a format that is not drawn. */
export function readImageRequest(
  { ImageType = DEFAULT_TYPE, ImageDisplay }: MapType<'ImageDescription'>,
  path: string,
): ImageRequest {
  if (!ImageDisplay) throw appError('value/missing', { path: `${path}.ImageDisplay` });
  return {
    ...readImageType(ImageType, `${path}.ImageType`),
    display: {
      ...ImageDisplay,
      ImageWidth: drawnSide(ImageDisplay.ImageWidth, `${path}.ImageDisplay.ImageWidth`),
      ImageHeight: drawnSide(ImageDisplay.ImageHeight, `${path}.ImageDisplay.ImageHeight`),
      ImageDPI: readResolution(ImageDisplay.ImageDPI, `${path}.ImageDisplay.ImageDPI`),
    },
  };
}

/** Throws `map/format-not-supported` by its path below `path` for a format that is not drawn. */
export function readImageType(
  { ImageFormat, ImageReturnType }: MapType<'ImageType'>,
  path: string,
): Omit<ImageRequest, 'display'> {
  const format = IMAGE_FORMATS[ImageFormat];
  if (!format) {
    throw appError('map/format-not-supported', { path: `${path}.ImageFormat`, value: ImageFormat });
  }
  return { format, formatName: ImageFormat, isByAddress: ImageReturnType === 'geoImageReturnURL' };
}

/** Each side is cut to what is drawn by itself, as public services do; the area is then fitted to the new shape. */
function drawnSide(sidePx: number | undefined, path: string): number {
  if (sidePx === undefined) throw appError('value/missing', { path });
  if (sidePx > 0 && sidePx <= MAX_ASKED_PX) return Math.min(sidePx, MAP_LIMITS.maximumImageSize);
  throw appError('value/bad', { path, value: sidePx, expected: `1 to ${MAX_ASKED_PX}` });
}

/** Coarser and finer pictures are nobody's, and sizes in points would have no bounds in pixels. */
const [MIN_DPI, MAX_DPI] = [1, 10_000];

/** Throws `value/bad` by its path for a resolution that is not drawn. */
export function readResolution(dpi: number, path: string): number {
  if (dpi >= MIN_DPI && dpi <= MAX_DPI) return dpi;
  throw appError('value/bad', { path, value: dpi, expected: `${MIN_DPI} to ${MAX_DPI}` });
}
