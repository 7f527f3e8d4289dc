// The published maps as they come, with the base map and the plants that ship: three places at seven scales each, in
// pictures that are kept beside those of the map service.

import type { MapType } from '../../../shared/contracts/map/types.ts';
import { createMapRequests } from '../../../shared/testing/map-service.ts';
import { readBaseMap } from '../base-map.ts';
import { readSample } from '../sample.ts';

const SCALES = [20_000_000, 8_000_000, 3_000_000, 1_000_000, 400_000, 150_000, 50_000] as const;

/** The fjords and the capital in UTM 33; in the web map the north, whose names have letters of Sámi. Metres. */
const PLACES = [
  { name: 'fjords', mapName: '', X: 32_600, Y: 6_694_800 },
  { name: 'capital', mapName: '', X: 262_000, Y: 6_650_000 },
  { name: 'north', mapName: 'Varde web', X: 2_839_900, Y: 10_899_000 },
] as const;

const PICTURES = PLACES.flatMap((place) =>
  SCALES.map((scale) => ({ ...place, scale, file: `default-${place.name}-${scale}.png` })),
);

export const DEFAULT_PICTURES: readonly string[] = PICTURES.map(({ file }) => file);

/** Draws one of them as a client gets it that changes nothing of the map but its area: 256 × 192 pixels, palette PNG. */
export async function createDefaultDrawing(): Promise<(file: string) => Promise<Uint8Array>> {
  const [{ rows }, baseMap] = await Promise.all([readSample(), readBaseMap()]);
  const map = await createMapRequests(rows, undefined, undefined, baseMap);
  return async (file) => {
    const picture = PICTURES.find((each) => each.file === file);
    if (!picture) throw new Error(`No picture ${file}`);
    const { mapName: MapName, X, Y, scale: Scale } = picture;
    const { DefaultMapDescription } = await map.ask('GetServerInfo', { MapName });
    const MapArea: MapType<'MapArea'> = {
      $type: 'CenterAndScale',
      ...{ Center: { $type: 'PointN', X, Y }, Scale },
    };
    const { ImageData } = await map.ask('ExportMapImage', {
      MapDescription: { Name: MapName, Rotation: 0, ...DefaultMapDescription, MapArea },
      ImageDescription: { ImageDisplay: { ImageHeight: 192, ImageWidth: 256, ImageDPI: 96 } },
    });
    if (!ImageData) throw new Error(`No image of ${file}`);
    return ImageData;
  };
}
