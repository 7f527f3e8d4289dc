// The image formats that are drawn, by the name of the wire.

import type { Steps } from '../../base/steps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { encodeBmp } from '../../render/encode/bmp.ts';
import { encodeGif } from '../../render/encode/gif.ts';
import { encodeJpeg } from '../../render/encode/jpeg.ts';
import { isOpaque, type Rgb } from '../../render/encode/opaque-rows.ts';
import type { PixelSource } from '../../render/encode/pixel-source.ts';
import { encodePng, type PngKind } from '../../render/encode/png.ts';
import { encodeTiff, type ImagePlace } from '../../render/encode/tiff.ts';
import type { Paint } from '../../render/paint.ts';
import { encodeEmf } from '../../render/vector/emf.ts';
import { encodePdf } from '../../render/vector/pdf.ts';
import { encodePostScript } from '../../render/vector/postscript.ts';
import { encodeSvg } from '../../render/vector/svg.ts';
import type { VectorPicture } from '../../render/vector/vector-picture.ts';
import type { OutputFile } from '../outputs.ts';

export type FormatName = MapType<'geoImageFormat'>;

export interface EncodeOptions {
  readonly dpi: number;
  /** Colours that come out exactly where a palette cannot hold all. */
  readonly exactColours: readonly Paint[];
  /** What is transparent lies over it in formats that know no transparency. */
  readonly ground: Rgb;
  /** Where a map lies, for formats that tell it. */
  readonly place?: ImagePlace | undefined;
}

export type ImageFile = OutputFile & { readonly bytes: Uint8Array<ArrayBuffer> };
type Encode = (source: PixelSource, options: EncodeOptions) => Steps<ImageFile['bytes']>;

interface RasterFormat {
  readonly kind: 'raster';
  /** As GetServiceConfigurationInfo tells it. */
  readonly name: string;
  /** One colour of it can be made transparent. */
  readonly takesKey: boolean;
  encode(source: PixelSource, options: EncodeOptions): Steps<ImageFile>;
}

/** Shapes stay shapes, and texts texts. */
interface VectorFormat {
  readonly kind: 'vector';
  readonly name: string;
  encode(picture: VectorPicture, ground: Rgb): Steps<ImageFile>;
}

export type ImageFormat = RasterFormat | VectorFormat;

function format(
  name: string,
  mediaType: string,
  extension: string,
  encode: Encode,
  takesKey = false,
): RasterFormat {
  return {
    kind: 'raster',
    name,
    takesKey,
    *encode(source, options) {
      return { bytes: yield* encode(source, options), mediaType, extension };
    },
  };
}

function vector(
  name: string,
  mediaType: string,
  extension: string,
  encode: (picture: VectorPicture, ground: Rgb) => Steps<ImageFile['bytes']>,
): VectorFormat {
  return {
    kind: 'vector',
    name,
    *encode(picture, ground) {
      return { bytes: yield* encode(picture, ground), mediaType, extension };
    },
  };
}

function png(name: string, kind: PngKind): RasterFormat {
  const encode: Encode = (source, options) => encodePng(source, { ...options, kind });
  return format(name, 'image/png', 'png', encode, kind !== 'rgba');
}

const JPG = format('JPG', 'image/jpeg', 'jpg', encodeJpeg);
const PNG32 = png('PNG32', 'rgba');

/** JPG where nothing shines through, else PNG32. */
const JPGPNG: RasterFormat = {
  kind: 'raster',
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
  geoImageSVG: vector('SVG', 'image/svg+xml', 'svg', encodeSvg),
  geoImagePDF: vector('PDF', 'application/pdf', 'pdf', encodePdf),
  // What drawing programs read under this name is a PDF.
  geoImageAI: vector('AI', 'application/pdf', 'ai', encodePdf),
  geoImagePS: vector('PS', 'application/postscript', 'ps', encodePostScript),
  geoImageEMF: vector('EMF', 'image/emf', 'emf', encodeEmf),
};

/** The value of SupportedImageFormatTypes. */
export const SUPPORTED_FORMATS = Object.values(IMAGE_FORMATS)
  .map(({ name }) => name)
  .join(',');
