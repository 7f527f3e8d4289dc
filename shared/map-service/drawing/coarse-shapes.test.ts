// Land that is drawn from other shapes where maps are small.

import { expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { decodePng } from '../../render/decode/png.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { createMapRequests } from '../../testing/map-service.ts';
import { SMALL_BASE_MAP } from '../../testing/small-base-map.ts';

const RED = { $type: 'RgbColor', Red: 200, Green: 0, Blue: 0 } as const;
const LAND = layerDescription(13, {
  DrawingDescription: {
    $type: 'FeatureLayerDrawingDescription',
    FeatureRenderer: {
      $type: 'SimpleRenderer',
      Symbol: { $type: 'SimpleFillSymbol', Color: RED, Style: 'geoSFSSolid' },
    },
    Transparency: 0,
  },
});
/** A square of 400 km in the place of all land. */
const SQUARE = [0, 6_500_000, 0, 6_900_000, 400_000, 6_900_000, 400_000, 6_500_000, 0, 6_500_000];

async function redPixels(Scale: number): Promise<number> {
  const coarse = { land: [[SQUARE], []], borders: [] };
  const map = await createMapRequests({}, undefined, undefined, { ...SMALL_BASE_MAP, coarse });
  const MapArea: MapType<'MapArea'> = {
    $type: 'CenterAndScale',
    Center: { $type: 'PointN', X: 400_000, Y: 6_700_000 },
    Scale,
  };
  const others = [11, 12, 14, 15, 16, 17, 18, 19].map((id) => layerDescription(id, { Visible: false }));
  const { ImageData = new Uint8Array() } = await map.ask('ExportMapImage', {
    MapDescription: {
      ...{ Name: '', Rotation: 0, MapArea },
      LayerDescriptions: [LAND, ...others],
    },
    ImageDescription: { ImageDisplay: { ImageWidth: 400, ImageHeight: 300, ImageDPI: 96 } },
  });
  const { rgba = [] } = decodePng(ImageData, 200_000) ?? {};
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at] === 200 && rgba[at + 3] === 255) count += 1;
  return count;
}

/** How many pixels squares of these sides have together. */
function squaresPx(scale: number, ...sidesM: readonly number[]): number {
  const metresPerPixel = (scale * 0.0254) / 96;
  return sidesM.reduce((sum, side) => sum + (side / metresPerPixel) ** 2, 0);
}

test('from 1 : 10 000 000 on land has its coarse shapes, before that its own ones', async () => {
  const near = await redPixels(9_900_000);
  const far = await redPixels(10_100_000);
  // Two countries with an island, less a lake, and then one square.
  expect(near).toBeGreaterThan(squaresPx(9_900_000, 400_000, 400_000) * 0.95);
  expect(far).toBeGreaterThan(squaresPx(10_100_000, 400_000) * 0.95);
  expect(far).toBeLessThan(squaresPx(10_100_000, 400_000) * 1.01);
});
