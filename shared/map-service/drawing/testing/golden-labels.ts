// Maps with labels whose pictures are kept: points, lines and areas, each placement once.

import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';

type LabelClass = MapType<'LabelClassDescription'>;
type TextSymbol = MapType<'SimpleTextSymbol'>;

const rgb = (Red: number, Green: number, Blue: number) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 }) as const;
const solid = (Color: MapType<'Color'>) =>
  ({ $type: 'SimpleFillSymbol', Color, Style: 'geoSFSSolid' }) as const;

function letters(Size: number, Color: MapType<'Color'>, more: Partial<TextSymbol> = {}): TextSymbol {
  return {
    $type: 'SimpleTextSymbol',
    Color,
    Size,
    MaskStyle: 'geoMSHalo',
    MaskSize: 1,
    MaskSymbol: solid(rgb(255, 255, 255)),
    ...more,
  };
}

const INK = rgb(40, 50, 60);
const PLANT: LabelClass = { LabelExpression: '[Navn]', Symbol: letters(8, INK) };

/** A layer of the published ones with labels. */
export function labelled(layerId: number, ...classes: readonly LabelClass[]): MapType<'LayerDescription'> {
  return layerDescription(layerId, {
    ShowLabels: true,
    DrawingDescription: {
      $type: 'FeatureLayerDrawingDescription',
      LabelingDescription: { LabelClassDescriptions: [...classes] },
    },
  });
}

const points = (Type: MapType<'geoServerPointLabelPlacementType'>) =>
  labelled(1, { ...PLANT, LabelPlacementDescription: { $type: 'PointLabelPlacementDescription', Type } });
const lines = (Type: MapType<'geoServerLineLabelPlacementType'>) =>
  labelled(12, {
    LabelExpression: '[Name]',
    Symbol: letters(9, rgb(60, 90, 160)),
    WhereClause: 'Interval = 5',
    LabelPlacementDescription: { $type: 'LineLabelPlacementDescription', Type },
  });

export const labelMaps: { readonly [name: string]: readonly MapType<'LayerDescription'>[] } = {
  'labels-best': [labelled(1, PLANT)],
  'labels-above-left': [points('geoServerPointLabelPlacementAboveLeft')],
  'labels-below-right': [points('geoServerPointLabelPlacementBelowRight')],
  'labels-centre': [points('geoServerPointLabelPlacementCenterCenter')],
  'labels-two-lines': [
    labelled(1, {
      LabelExpression: '[Navn] CONCAT NEWLINE CONCAT [MaksYtelse] CONCAT " MW"',
      Symbol: letters(8, INK, { BackgroundColor: rgb(255, 250, 220), OutlineColor: INK, OutlineWidth: 0.5 }),
    }),
  ],
  'labels-turned': [labelled(1, { ...PLANT, Symbol: letters(9, INK, { Angle: 30, FontWeight: 'bold' }) })],
  'labels-line-above': [lines('geoServerLinePlacementAboveAlong')],
  'labels-line-centre': [lines('geoServerLinePlacementCenterAlong')],
  'labels-line-start': [lines('geoServerLinePlacementBelowStart')],
  'labels-line-end': [lines('geoServerLinePlacementAboveEnd')],
  'labels-areas': [
    labelled(13, { LabelExpression: '[Name]', Symbol: letters(11, INK, { FontStyle: 'italic' }) }),
    labelled(1, PLANT),
  ],
};
