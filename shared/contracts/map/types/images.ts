// Images: what is asked for and what is returned.

import type { TypeTable } from '../../../schema/notation.ts';

export const imagesTypes = {
  ImageDescription: {
    doc: 'The image that is wanted: its kind and its size.',
    fields: {
      ImageType: ['ImageType?', 'Format and return kind.'],
      ImageDisplay: ['ImageDisplay?', 'Size, resolution, transparent colour.'],
    },
  },
  ImageDisplay: {
    doc: 'Size and resolution of an image; together with the map area it gives the scale.',
    fields: {
      ImageHeight: ['int~', 'Height, pixels.'],
      ImageWidth: ['int~', 'Width, pixels.'],
      ImageDPI: ['double~96', 'Resolution, dots per inch.'],
      TransparentColor: ['Color?', 'Colour made transparent; only in PNG, PNG24 and GIF.'],
    },
  },
  ImageType: {
    doc: 'The format of an image and how it is returned.',
    fields: {
      ImageFormat: ['geoImageFormat', 'Format of the image.'],
      ImageReturnType: ['geoImageReturnType', 'As bytes in the answer, or as an address.'],
    },
  },
  ImageResult: {
    doc: 'A drawn image, as bytes or as an address.',
    fields: {
      ImageData: ['base64Binary?', 'Bytes of the image; absent when it is at an address.'],
      ImageURL: ['string', 'Address of the image; empty when the bytes are in the answer.'],
      ImageHeight: ['int', 'Height, pixels.'],
      ImageWidth: ['int', 'Width, pixels.'],
      ImageDPI: ['double', 'Resolution, dots per inch.'],
      ImageType: ['string?', 'MIME type of the data, e.g. image/png.'],
    },
  },
  MapImage: {
    doc: 'A drawn map: the image and the area, scale and layers that it really shows.',
    fields: {
      ImageData: ['base64Binary?', 'Bytes of the image; absent when it is at an address.'],
      ImageURL: ['string', 'Address of the image; empty when the bytes are in the answer.'],
      Extent: ['Envelope?', 'Area really drawn: widened to the shape of the image.'],
      VisibleLayerIDs: ['int[]?', 'Ids of layers drawn at the resulting scale.'],
      MapScale: ['double', 'Scale denominator of the image.'],
      ImageHeight: ['int', 'Height, pixels.'],
      ImageWidth: ['int', 'Width, pixels.'],
      ImageDPI: ['double', 'Resolution, dots per inch.'],
      ImageType: ['string?', 'MIME type of the data, e.g. image/png.'],
    },
  },
  geoImageFormat: {
    doc: 'Format of an image.',
    values: {
      geoImageNone: 'No image: only extent and scale.',
      geoImageBMP: 'BMP.',
      geoImageJPG: 'JPEG.',
      geoImageDIB: 'BMP, under its other name.',
      geoImageTIFF: 'TIFF.',
      geoImagePNG: 'PNG with a palette.',
      geoImagePNG24: 'PNG, 24 bits.',
      geoImageEMF: 'Enhanced metafile.',
      geoImagePS: 'PostScript.',
      geoImagePDF: 'PDF.',
      geoImageAI: 'PDF for drawing programs.',
      geoImageGIF: 'GIF.',
      geoImageSVG: 'SVG.',
      geoImagePNG32: 'PNG with transparency, 32 bits.',
      geoImageJPGPNG: 'JPEG where the image is opaque, PNG where it is not.',
    },
  },
  geoImageReturnType: {
    doc: 'How an image is returned.',
    values: {
      geoImageReturnURL: 'At an address.',
      geoImageReturnMimeData: 'As bytes in the answer.',
    },
  },
} as const satisfies TypeTable;
