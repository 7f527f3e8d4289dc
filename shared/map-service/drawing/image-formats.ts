// The image formats that are drawn, by the name of the wire.

import type { Steps } from '../../base/steps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Paint } from '../../render/display-list.ts';
import { encodeBmp } from '../../render/encode/bmp.ts';
import { encodeGif } from '../../render/encode/gif.ts';
import { encodeJpeg } from '../../render/encode/jpeg.ts';
import { isOpaque, type Rgb } from '../../render/encode/opaque-rows.ts';
import type { PixelSource } from '../../render/encode/pixel-source.ts';
import { encodePng, type PngKind } from '../../render/encode/png.ts';
import { encodeTiff, type ImagePlace } from '../../render/encode/tiff.ts';
import type { OutputFile } from '../outputs.ts';

type FormatName = MapType<'geoImageFormat'>;

export interface EncodeOptions {
  readonly dpi: number;
  /** Colours that come out exactly where a palette cannot hold all. */
  readonly exactColours: readonly Paint[];
  /** What is transparent lies over it in formats that know no transparency. */
  readonly ground: Rgb;
  /** Where a map lies, for formats that tell it. */
  readonly place?: ImagePlace | undefined;
}

type ImageFile = OutputFile & { readonly bytes: Uint8Array<ArrayBuffer> };
type Encode = (source: PixelSource, options: EncodeOptions) => Steps<ImageFile['bytes']>;

export interface ImageFormat {
  /** As GetServiceConfigurationInfo tells it. */
  readonly name: string;
  /** One colour of it can be made transparent. */
  readonly takesKey: boolean;
  encode(source: PixelSource, options: EncodeOptions): Steps<ImageFile>;
}

function format(
  name: string,
  mediaType: string,
  extension: string,
  encode: Encode,
  takesKey = false,
): ImageFormat {
  return {
    name,
    takesKey,
    *encode(source, options) {
      return { bytes: yield* encode(source, options), mediaType, extension };
    },
  };
}

function png(name: string, kind: PngKind): ImageFormat {
  const encode: Encode = (source, options) => encodePng(source, { ...options, kind });
  return format(name, 'image/png', 'png', encode, kind !== 'rgba');
}

const JPG = format('JPG', 'image/jpeg', 'jpg', encodeJpeg);
const PNG32 = png('PNG32', 'rgba');

/** JPG where nothing shines through, else PNG32. */
const JPGPNG: ImageFormat = {
  name: 'JPGPNG',
  takesKey: false,
  *encode(source, options) {
    return yield* ((yield* isOpaque(source)) ? JPG : PNG32).encode(source, options);
  },
};

export const IMAGE_FORMATS: { readonly [Name in FormatName]?: ImageFormat } = {
  geoImagePNG: png('PNG', 'palette'),
  geoImagePNG24: png('PNG24', 'rgb'),
  geoImagePNG32: PNG32,
  geoImageJPG: JPG,
  geoImageJPGPNG: JPGPNG,
  geoImageGIF: format('GIF', 'image/gif', 'gif', encodeGif, true),
  geoImageBMP: format('BMP', 'image/bmp', 'bmp', encodeBmp),
  geoImageDIB: format('DIB', 'image/bmp', 'dib', encodeBmp),
  geoImageTIFF: format('TIFF', 'image/tiff', 'tif', encodeTiff),
};

/** The value of SupportedImageFormatTypes. */
export const SUPPORTED_FORMATS = Object.values(IMAGE_FORMATS)
  .map(({ name }) => name)
  .join(',');
