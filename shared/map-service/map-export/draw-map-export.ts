// Draws what the app exports. A map is what ExportMapImage answers to its description, whose graphics are what lies on it;
// a scale bar or a legend alone is as large as it needs to be.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapInput } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { scaleOfResolution } from '../../geo/map-frame.ts';
import { type DisplayList, DisplayListBuilder } from '../../render/display-list.ts';
import { drawFile } from '../drawing/draw-file.ts';
import { drawingHandlers } from '../drawing/drawing-handlers.ts';
import { createDrawingPace } from '../drawing/drawing-pace.ts';
import { readImageType } from '../drawing/image-request.ts';
import type { MapContext } from '../map-context.ts';
import { type MapSearch, readSearch } from '../search/search-context.ts';
import { type DescribedMap, describeMap, type PlantLayers } from './described-map.ts';
import { edgeErrors } from './ground-scale.ts';
import { placeFurniture } from './place-furniture.ts';
import { placeLegend } from './place-legend.ts';
import { type PlacedBar, placeScaleBar } from './place-scale-bar.ts';
import {
  drawPlaced,
  graphicsOf,
  moved,
  type PlacedBlock,
  type PlacedSymbol,
  rectangle,
} from './placed-symbol.ts';
import { colorOf, fillOf, WHITE } from './plain-symbols.ts';
import { toldFile } from './told-file.ts';

export type MapExport = BridgeType<'MapExport'>;
type MapExportFile = BridgeType<'MapExportFile'>;

const EXPORT_FORMATS = {
  pdf: 'geoImagePDF',
  svg: 'geoImageSVG',
  png: 'geoImagePNG',
  png24: 'geoImagePNG24',
  png32: 'geoImagePNG32',
  jpg: 'geoImageJPG',
  jpgpng: 'geoImageJPGPNG',
  tiff: 'geoImageTIFF',
  gif: 'geoImageGIF',
  bmp: 'geoImageBMP',
  dib: 'geoImageDIB',
  ai: 'geoImageAI',
  ps: 'geoImagePS',
  emf: 'geoImageEMF',
} as const satisfies { readonly [Format in BridgeType<'MapExportFormat'>]: MapType<'geoImageFormat'> };

/** Around a scale bar or a legend that stands alone. */
const MARGIN_PT = 3;
const POINTS_PER_INCH = 72;

/** A drawing, read: what is searched, and with what. */
export interface ReadDrawing {
  readonly drawing: MapExport;
  readonly described: DescribedMap;
  readonly search: MapSearch;
  readonly context: MapContext;
}

export async function readDrawing(
  drawing: MapExport,
  plants: PlantLayers,
  context: MapContext,
): Promise<ReadDrawing> {
  const described = await describeMap(drawing, plants, context);
  const own = { ...context, catalog: described.catalog };
  const search = await readSearch(described.description, displayOf(drawing), own);
  return { drawing, described, search, context: own };
}

export function displayOf({ image: { widthPx, heightPx, dpi } }: MapExport): MapType<'ImageDisplay'> {
  return { ImageWidth: widthPx, ImageHeight: heightPx, ImageDPI: dpi };
}

/** Throws what is wrong with a drawing, and `map/no-room` for a scale bar that has none. */
export async function drawMapExport(read: ReadDrawing): Promise<MapExportFile> {
  return toldFile(await drawPicture(read), read.drawing);
}

async function drawPicture(read: ReadDrawing): Promise<MapExportFile> {
  switch (read.drawing.kind) {
    case 'map':
      return drawMap(read);
    case 'scaleBar': {
      const bar = await placeLoneBar(read);
      return drawAlone(read, bar, bar);
    }
    case 'legend':
      return drawAlone(read, await placeLoneLegend(read));
  }
}

async function drawMap(read: ReadDrawing): Promise<MapExportFile> {
  const { input, bar } = await mapInput(read);
  const { ImageData, ImageType, ImageWidth, ImageHeight } = await drawingHandlers.ExportMapImage(
    input,
    read.context,
  );
  if (!ImageData || !ImageType) throw new Error('A map was drawn without its bytes');
  return {
    // The widest type of the wire; encoders write into buffers of their own.
    bytes: new Uint8Array(ImageData),
    mediaType: ImageType,
    extension: extensionOf(read.drawing, ImageType),
    widthPx: ImageWidth,
    heightPx: ImageHeight,
    truth: truthOf(read.search, bar),
  };
}

/** JPGPNG is what its bytes are. */
function extensionOf({ image: { format } }: MapExport, mediaType: string): string {
  if (format === 'jpgpng') return mediaType === 'image/png' ? 'png' : 'jpg';
  if (format.startsWith('png')) return 'png';
  return format === 'tiff' ? 'tif' : format;
}

/** What ExportMapImage is asked for the map, with all that lies on it. */
export async function mapInput({ drawing, described, search }: ReadDrawing): Promise<{
  input: MapInput<'ExportMapImage'>;
  bar: PlacedBar | undefined;
}> {
  const { symbols, bar } = await placeFurniture(drawing, search);
  const graphics = graphicsOf(symbols, search.view.frame);
  return {
    bar,
    input: {
      MapDescription: {
        ...described.description,
        ...(graphics.length > 0 ? { CustomGraphics: [...graphics] } : {}),
      },
      ImageDescription: { ImageType: imageTypeOf(drawing), ImageDisplay: displayOf(drawing) },
    },
  };
}

export function imageTypeOf({ image: { format } }: MapExport): MapType<'ImageType'> {
  return { ImageFormat: EXPORT_FORMATS[format], ImageReturnType: 'geoImageReturnMimeData' };
}

export async function placeLoneBar({ drawing, search: { view } }: ReadDrawing): Promise<PlacedBar> {
  const { scaleBar, image, language } = drawing;
  if (!scaleBar) throw appError('value/missing', { path: 'scaleBar' });
  const room = { widthPx: image.widthPx, heightPx: image.heightPx, dpi: image.dpi };
  return placeScaleBar(scaleBar, view, room, { groundScale: drawing.view.scale, language });
}

async function placeLoneLegend({ drawing, search }: ReadDrawing): Promise<PlacedBlock> {
  if (!drawing.legend) throw appError('value/missing', { path: 'legend' });
  const legend = await placeLegend(drawing.legend, search, drawing.image.dpi);
  if (!legend) throw appError('map-export/empty-legend');
  return legend;
}

/** The size of the image that a block needs, and where its 0 0 lies in it. */
export function aloneFrame({ left, top, right, bottom }: PlacedBlock, dpi: number) {
  const marginPx = Math.round((MARGIN_PT * dpi) / POINTS_PER_INCH);
  const [x, y] = [Math.ceil(-left) + marginPx, Math.ceil(-top) + marginPx];
  return { x, y, widthPx: Math.ceil(x + right) + marginPx, heightPx: Math.ceil(y + bottom) + marginPx };
}

async function drawAlone(
  { drawing, search, context }: ReadDrawing,
  block: PlacedBlock,
  bar?: PlacedBar,
): Promise<MapExportFile> {
  const { image } = drawing;
  const { x, y, widthPx, heightPx } = aloneFrame(block, image.dpi);
  const request = {
    ...readImageType(imageTypeOf(drawing), 'image'),
    display: { ImageWidth: widthPx, ImageHeight: heightPx, ImageDPI: image.dpi },
  };
  const ground: PlacedSymbol[] =
    image.background === undefined
      ? []
      : [{ kind: 'area', at: rectangle(0, 0, widthPx, heightPx), symbol: fillOf(image.background) }];
  const list = await listOf([...ground, ...moved(block.symbols, x, y)], image.dpi);
  const scheduler = createDrawingPace(context.scheduler());
  const { bytes, mediaType, extension } = await drawFile(list, request, scheduler, context.drawing, {
    ground: colorOf(image.background ?? WHITE),
  });
  return {
    bytes,
    mediaType,
    extension,
    widthPx,
    heightPx,
    truth: truthOf(search, bar),
  };
}

async function listOf(symbols: readonly PlacedSymbol[], dpi: number): Promise<DisplayList> {
  const list = new DisplayListBuilder();
  await drawPlaced(list, symbols, dpi);
  return list.build();
}

function truthOf({ view }: MapSearch, bar: PlacedBar | undefined): BridgeType<'MapExportTruth'> {
  return {
    mapScale: scaleOfResolution(view.frame.resolution, view.base),
    errors: [...edgeErrors(view.frame, view.crs)],
    ...(bar?.lengthM === undefined ? {} : { barLengthM: bar.lengthM }),
    ...(bar?.lengthPx === undefined ? {} : { barLengthPx: bar.lengthPx }),
  };
}
