// What is drawn beside MapServer and QGIS Server: three layers in the same style for all.

import { coast, points, polygons } from './map-speed-data.mjs';

const rgb = (Red, Green, Blue) => ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 });
const line = (Color, Width) => ({ $type: 'SimpleLineSymbol', Color, Width, Style: 'geoSLSSolid' });
const fill = (Color, Outline) => ({ $type: 'SimpleFillSymbol', Color, Outline, Style: 'geoSFSSolid' });

const qgisFill = (color, outline) => ({
  kind: 'Polygon',
  symbol: {
    ...{ type: 'fill', layer: 'SimpleFill' },
    properties: {
      color,
      style: 'solid',
      outline_color: outline,
      outline_width: 1,
      outline_width_unit: 'Pixel',
    },
  },
});

/**
 * By the name of their map: data, the LAYER of MapServer, symbols of QGIS and ours. `maxRatio`: of the time that a picture takes here to that
 * there, and `maxDrawnRatio` in drawing alone.
 */
export const SCENES = {
  points: {
    title: '10,000 points with labels',
    maxRatio: 1,
    json: points(10_000),
    type: 'POINT',
    lines: [
      'LABELITEM "navn"',
      'CLASS STYLE SYMBOL "circle" SIZE 8 COLOR 30 110 150 OUTLINECOLOR 255 255 255 OUTLINEWIDTH 1 END',
      'LABEL TYPE TRUETYPE FONT "inter" SIZE 8 COLOR 40 50 60 OUTLINECOLOR 255 255 255 OUTLINEWIDTH 2',
      'POSITION AUTO PARTIALS FALSE BUFFER 1 END END',
    ],
    qgis: {
      kind: 'Point',
      symbol: {
        ...{ type: 'marker', layer: 'SimpleMarker' },
        properties: {
          ...{ name: 'circle', color: '30,110,150,255', size: 8, size_unit: 'Pixel' },
          ...{ outline_color: '255,255,255,255', outline_width: 1, outline_width_unit: 'Pixel' },
        },
      },
      label: {
        field: 'navn',
        sizePx: 10.67,
        color: '40,50,60,255',
        haloPx: 1.33,
        haloColor: '255,255,255,255',
      },
    },
    symbol: {
      $type: 'SimpleMarkerSymbol',
      ...{ Angle: 0, Size: 6, XOffset: 0, YOffset: 0, Style: 'geoSMSCircle', Color: rgb(30, 110, 150) },
      ...{ Outline: true, OutlineColor: rgb(255, 255, 255), OutlineSize: 0.75 },
    },
    labels: {
      LabelClassDescriptions: [
        {
          LabelExpression: '[navn]',
          Symbol: {
            $type: 'SimpleTextSymbol',
            ...{ Color: rgb(40, 50, 60), Size: 8, MaskStyle: 'geoMSHalo', MaskSize: 1 },
            MaskSymbol: fill(rgb(255, 255, 255)),
          },
        },
      ],
    },
  },
  polygons: {
    title: '50,000 areas',
    maxRatio: 1,
    json: polygons(250, 200),
    type: 'POLYGON',
    lines: ['CLASS STYLE COLOR 226 214 190 OUTLINECOLOR 90 80 60 OUTLINEWIDTH 1 END END'],
    qgis: qgisFill('226,214,190,255', '90,80,60,255'),
    symbol: fill(rgb(226, 214, 190), line(rgb(90, 80, 60), 0.75)),
  },
  coast: {
    title: 'a coast of 200,000 vertices',
    ...{ maxRatio: 1.6, maxDrawnRatio: 1 },
    json: coast(200, 1_000),
    type: 'POLYGON',
    lines: ['CLASS STYLE COLOR 238 236 224 OUTLINECOLOR 60 90 160 OUTLINEWIDTH 1 END END'],
    qgis: qgisFill('238,236,224,255', '60,90,160,255'),
    symbol: fill(rgb(238, 236, 224), line(rgb(60, 90, 160), 0.75)),
  },
};
