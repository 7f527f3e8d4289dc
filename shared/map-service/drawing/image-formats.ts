// The image formats that are drawn, by the name of the wire.

import type { Steps } from '../../base/steps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { PixelSource } from '../../render/encode/pixel-source.ts';
import { encodePng, type PngKind, type PngOptions } from '../../render/encode/png.ts';

type FormatName = MapType<'geoImageFormat'>;

export interface ImageFormat {
  /** As GetServiceConfigurationInfo tells it. */
  readonly name: string;
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
  encode(source: PixelSource, options: Omit<PngOptions, 'kind'>): Steps<Uint8Array<ArrayBuffer>>;
}

function png(name: string, kind: PngKind): ImageFormat {
  return {
    name,
    mediaType: 'image/png',
    extension: 'png',
    encode: (source, options) => encodePng(source, { ...options, kind }),
  };
}

export const IMAGE_FORMATS: { readonly [Name in FormatName]?: ImageFormat } = {
  geoImagePNG: png('PNG', 'palette'),
  geoImagePNG24: png('PNG24', 'rgb'),
  geoImagePNG32: png('PNG32', 'rgba'),
};

/** The value of SupportedImageFormatTypes. */
export const SUPPORTED_FORMATS = Object.values(IMAGE_FORMATS)
  .map(({ name }) => name)
  .join(',');
