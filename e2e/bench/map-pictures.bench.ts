// Requests for maps, each of another box: no answer that is kept fits them.

import { NEUTRAL_NAMESPACE } from '../../shared/codec/soap/dialect.ts';
import { writeMapRequest } from '../../shared/codec/soap/map-codec.ts';
import type { MapType } from '../../shared/contracts/map/types.ts';

export interface PictureWish {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi?: number;
  /** Of the map; absent: the published one. */
  readonly mapName?: string;
  /** West, south, east and north in the system of the map; absent: the land in UTM 33. */
  readonly box?: readonly [number, number, number, number];
  /** By how much the box of each request lies beside that of the one before, in units of the map. */
  readonly step?: number;
  readonly layers?: readonly MapType<'LayerDescription'>[];
}

const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
const LAND = [-80_000, 6_450_000, 1_120_000, 7_950_000] as const;
const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255, AlphaValue: 255 } as const;
const PNG = { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' } as const;

let count = 0;

/** The box of the next request. */
export function nextBox({ box = LAND, step = 7 }: Pick<PictureWish, 'box' | 'step'>) {
  count += 1;
  const [west, south, east, north] = box;
  const moved = step * count;
  return [west + moved, south + moved, east + moved, north + moved] as const;
}

/** A SOAP message that asks for a PNG with a white ground. */
export function exportRequest({
  widthPx,
  heightPx,
  dpi = 96,
  mapName = '',
  layers,
  ...place
}: PictureWish): Uint8Array {
  const [XMin, YMin, XMax, YMax] = nextBox(place);
  const MapDescription = {
    Name: mapName,
    Rotation: 0,
    MapArea: { $type: 'MapExtent', Extent: { $type: 'EnvelopeN', XMin, YMin, XMax, YMax } },
    BackgroundSymbol: { $type: 'SimpleFillSymbol', Color: WHITE, Style: 'geoSFSSolid' },
    ...(layers ? { LayerDescriptions: [...layers] } : {}),
  };
  const ImageDisplay = { ImageHeight: heightPx, ImageWidth: widthPx, ImageDPI: dpi };
  const input = { MapDescription, ImageDescription: { ImageType: PNG, ImageDisplay } };
  return writeMapRequest('ExportMapImage', input, STYLE);
}

/** A SOAP message that asks for a scale bar of a map that nobody asked for before. */
export function barRequest(): Uint8Array {
  const [XMin, YMin, XMax, YMax] = nextBox({});
  const input = {
    MapDescription: {
      ...{ Name: '', Rotation: 0 },
      MapArea: { $type: 'MapExtent', Extent: { $type: 'EnvelopeN', XMin, YMin, XMax, YMax } },
    },
    MapDisplay: { ImageHeight: 768, ImageWidth: 1024, ImageDPI: 96 },
    ImageDescription: {
      ImageType: PNG,
      ImageDisplay: { ImageHeight: 60, ImageWidth: 300, ImageDPI: 96 },
    },
  };
  return writeMapRequest('ExportScaleBar', input, STYLE);
}

/** A SOAP message that asks for the legend of ten layers, in patches of a height that nobody asked for before. */
export function legendRequest(layerIds: readonly number[]): Uint8Array {
  count += 1;
  const input = {
    ...{ MapName: '', LayerIDs: [...layerIds], ImageType: PNG },
    LegendPatch: { Width: 36, Height: 18 + count / 10_000, ImageDPI: 96 },
  };
  return writeMapRequest('GetLegendInfo', input, STYLE);
}
