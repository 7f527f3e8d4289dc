import { expect, test } from 'vitest';
import { pictureMarker } from '../testing/golden-pictures.ts';
import { selectedSymbol, variantOf } from './symbol-variant.ts';

const RED = { $type: 'RgbColor', Red: 200, Green: 0, Blue: 0 } as const;

test('a picture that is selected has a frame around its longer side, turned and moved with it', () => {
  const picture = pictureMarker({ Size: 10, Width: 8, XScale: 3, Angle: 15, XOffset: 4 });
  expect(selectedSymbol(picture, RED)).toMatchObject({
    $type: 'SimpleMarkerSymbol',
    Style: 'geoSMSSquare',
    ...{ Angle: 15, XOffset: 4, Size: 26, Outline: true, OutlineColor: RED },
    Color: { AlphaValue: 0 },
  });
});

test('the frame of a picture without a width is as long as the picture is', () => {
  expect(selectedSymbol(pictureMarker({ Size: 10 }), RED)).toMatchObject({ Size: 17 });
  expect(selectedSymbol(pictureMarker({ Size: 9_999 }), RED)).toMatchObject({ Size: 10_000 });
});

test('a picture is turned by its row, and keeps its pixels', () => {
  const picture = pictureMarker({ Angle: 15 });
  expect(variantOf(picture, { degrees: 30, opacity: 0.5 })).toEqual({ ...picture, Angle: 45 });
});
