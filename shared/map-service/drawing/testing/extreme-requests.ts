// Requests for pictures that are right but for a number here and there that nobody means.

import type { MapOperationName } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import type { Random } from '../../../testing/map-random.ts';
import { plainTextSymbol } from '../text/plain-text-symbol.ts';
import { pictureMarker } from './golden-pictures.ts';

interface ExtremeRequest {
  readonly operation: MapOperationName;
  readonly input: object;
}

const NUMBERS = [0, -1, 1e-300, 1e-9, 0.3, 7, 1e5, 1e9, 1e38, 1e300, NaN, Infinity, -Infinity] as const;
const BLACK = { $type: 'RgbColor', Red: 0, Green: 0, Blue: 0 } as const;
const DATA = { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' } as const;

export function createExtremeRequests(random: Random): () => ExtremeRequest {
  const makers = [mapRequest, barRequest, legendRequest] as const;
  // Most numbers are ordinary: otherwise the first wrong one would hide the others.
  const number: AnyNumber = (ordinary) => (random.chance(0.85) ? ordinary : random.pick(NUMBERS));
  return () => random.pick(makers)(number, random);
}

/** A number, mostly the one that is given. */
type AnyNumber = (ordinary: number) => number;

function mapRequest(number: AnyNumber, random: Random): ExtremeRequest {
  return {
    operation: 'ExportMapImage',
    input: {
      MapDescription: description(number, random),
      ImageDescription: { ImageDisplay: display(number) },
    },
  };
}

function barRequest(number: AnyNumber, random: Random): ExtremeRequest {
  return {
    operation: 'ExportScaleBar',
    input: {
      ScaleBar: {
        $type: 'AlternatingScaleBar',
        BarHeight: number(6),
        Division: number(10),
        Units: random.pick(['geoKilometers', 'geoInches', 'geoMiles', 'geoUnknownUnits']),
        LabelGap: number(3),
        UnitLabelGap: number(3),
        LabelSymbol: plainTextSymbol({
          Size: number(8),
          MaskStyle: 'geoMSHalo',
          MaskSize: number(1),
          XOffset: number(0),
        }),
        UnitLabelSymbol: plainTextSymbol({ CharacterSpacing: number(0), CharacterWidth: number(100) }),
        DivisionMarkHeight: number(5),
        DivisionMarkSymbol: line(number, random),
        MarkFrequency: 'geoScaleBarDivisions',
        ResizeHint: random.pick(['geoScaleBarFixed', 'geoScaleBarAutoDivision', 'geoScaleBarAutoDivisions']),
      },
      MapDescription: description(number, random),
      MapDisplay: display(number),
      ImageDescription: { ImageDisplay: { ...display(number), ImageWidth: 300 } },
    },
  };
}

function legendRequest(number: AnyNumber, random: Random): ExtremeRequest {
  return {
    operation: 'GetLegendInfo2',
    input: {
      MapDescription: description(number, random),
      MapImageDisplay: display(number),
      LayerIDs: [1, 12, 13],
      LegendPatch: { Width: number(36), Height: number(18), ImageDPI: number(96) },
      ImageType: DATA,
    },
  };
}

function display(number: AnyNumber): MapType<'ImageDisplay'> {
  return { ImageWidth: 60, ImageHeight: 40, ImageDPI: number(96) };
}

function description(number: AnyNumber, random: Random): MapType<'MapDescription'> {
  const outline = line(number, random);
  return {
    Name: '',
    Rotation: number(0),
    LayerDescriptions: [
      drawn(1, marker(number, random)),
      drawn(12, line(number, random)),
      drawn(13, { $type: 'SimpleFillSymbol', Color: BLACK, Outline: outline, Style: 'geoSFSSolid' }),
    ],
    MapArea: {
      $type: 'CenterAndScale',
      Center: { $type: 'PointN', X: number(40_000), Y: number(6_600_000) },
      Scale: number(2_000_000),
    },
  };
}

function drawn(id: number, symbol: MapType<'Symbol'>): MapType<'LayerDescription'> {
  return layerDescription(id, {
    DrawingDescription: {
      $type: 'FeatureLayerDrawingDescription',
      FeatureRenderer: { $type: 'SimpleRenderer', Symbol: symbol },
      Transparency: 0,
    },
  });
}

function line(number: AnyNumber, random: Random): MapType<'LineSymbol'> {
  const Style = random.pick(['geoSLSSolid', 'geoSLSDash', 'geoSLSDot', 'geoSLSDashDotDot'] as const);
  return { $type: 'SimpleLineSymbol', Color: BLACK, Width: number(1), Style };
}

function marker(number: AnyNumber, random: Random): MapType<'Symbol'> {
  if (random.chance(0.3)) {
    const stretch = { XScale: number(1), YScale: number(1), Width: number(9) };
    return pictureMarker({
      Angle: number(10),
      Size: number(9),
      XOffset: number(0),
      YOffset: number(0),
      ...stretch,
    });
  }
  return {
    $type: 'SimpleMarkerSymbol',
    Angle: number(10),
    Color: BLACK,
    Size: number(9),
    XOffset: number(0),
    YOffset: number(0),
    Outline: true,
    OutlineSize: number(1),
    OutlineColor: BLACK,
    Style: random.pick(['geoSMSCircle', 'geoSMSSquare', 'geoSMSDiamond', 'geoSMSCross', 'geoSMSX'] as const),
  };
}
