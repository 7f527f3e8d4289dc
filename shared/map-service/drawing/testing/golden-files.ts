// A map, a scale bar and a picture of a legend as files that are kept, in formats in which the other requests are not.

import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { barRequest } from './golden-bars.ts';
import { labelled } from './golden-labels.ts';
import { legendRequest } from './golden-legends.ts';

type Format = MapType<'geoImageFormat'>;

/** Files that have every pixel unpacked are small pictures. */
const maps: { readonly [name: string]: readonly [format: Format, widthPx: number, heightPx: number] } = {
  'map.bmp': ['geoImageBMP', 60, 45],
  'map.dib': ['geoImageDIB', 40, 30],
  'map.ai': ['geoImageAI', 160, 120],
  'map.ps': ['geoImagePS', 160, 120],
  'map.emf': ['geoImageEMF', 160, 120],
};
const bars: { readonly [name: string]: Format } = {
  'bar-letters.svg': 'geoImageSVG',
  'bar-letters.pdf': 'geoImagePDF',
  'bar-letters.ps': 'geoImagePS',
  'bar-letters.emf': 'geoImageEMF',
  'bar-letters.jpg': 'geoImageJPG',
  'bar-letters.tif': 'geoImageTIFF',
};
const legends: { readonly [name: string]: Format } = {
  'legend-lake.pdf': 'geoImagePDF',
  'legend-lake.gif': 'geoImageGIF',
};

export const MAP_FILES: readonly string[] = Object.keys(maps);
export const BAR_FILES: readonly string[] = Object.keys(bars);
export const LEGEND_FILES: readonly string[] = Object.keys(legends);

const as = (ImageFormat: Format) => ({ ImageFormat, ImageReturnType: 'geoImageReturnMimeData' }) as const;

/** A turned map with a word of its own, over a ground that one can see through where the format can. */
export function mapFileRequest(name: string): MapInput<'ExportMapImage'> {
  const [format, ImageWidth, ImageHeight] = maps[name] ?? ['geoImagePNG', 1, 1];
  return {
    MapDescription: {
      Name: '',
      Rotation: -15,
      MapArea: { $type: 'MapServerBookmark', Name: 'Vestlandet' },
      BackgroundSymbol: {
        $type: 'SimpleFillSymbol',
        Color: { $type: 'RgbColor', Red: 214, Green: 229, Blue: 237, AlphaValue: 200 },
        Style: 'geoSFSSolid',
      },
      LayerDescriptions: [labelled(1, { LabelExpression: '[Navn]', WhereClause: 'MaksYtelse > 100' })],
    },
    ImageDescription: { ImageType: as(format), ImageDisplay: { ImageWidth, ImageHeight, ImageDPI: 96 } },
  };
}

export function barFileRequest(name: string): MapInput<'ExportScaleBar'> {
  const request = barRequest('bar-letters');
  const ImageType = as(bars[name] ?? 'geoImagePNG');
  return { ...request, ImageDescription: { ...request.ImageDescription, ImageType } };
}

export function legendFileRequest(name: string): MapInput<'GetLegendInfo2'> {
  return { ...legendRequest('legend-lake'), ImageType: as(legends[name] ?? 'geoImagePNG') };
}
