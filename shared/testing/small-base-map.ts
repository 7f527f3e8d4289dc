// Two countries that share a straight border, in UTM 33: one with an island and a lake in it, and places of each kind.

import type { BaseMapData } from '../sources/base-map/base-map-features.ts';

function square(west: number, south: number, size: number): number[] {
  const [east, north] = [west + size, south + size];
  return [west, south, west, north, east, north, east, south, west, south];
}

function hole(west: number, south: number, size: number): number[] {
  const [east, north] = [west + size, south + size];
  return [west, south, east, south, east, north, west, north, west, south];
}

function place(kind: string, name: string, englishName: string, x: number, y: number) {
  return { kind, name, englishName, people: null, zoom: 0, x, y };
}

export const SMALL_BASE_MAP: BaseMapData = {
  land: [
    {
      name: 'Vestland',
      iso2: 'VE',
      iso3: 'VES',
      rings: [
        square(0, 6_500_000, 400_000),
        hole(100_000, 6_600_000, 50_000),
        square(-150_000, 6_600_000, 20_000),
      ],
    },
    { name: 'Østland', iso2: 'ØS', iso3: 'ØST', rings: [square(400_000, 6_500_000, 400_000)] },
  ],
  lakes: [[square(250_000, 6_700_000, 40_000)]],
  countyBorders: [[0, 6_750_000, 200_000, 6_800_000, 400_000, 6_750_000]],
  places: [
    place('sea', 'Vesthavet', 'Western Sea', -120_000, 6_850_000),
    place('country', 'Vestland', 'Westland', 300_000, 6_850_000),
    place('county', 'Fylke', 'County', 100_000, 6_820_000),
    { ...place('town', 'Storby', 'Bigtown', 330_000, 6_560_000), people: 700_000, zoom: 4 },
    { ...place('town', 'Småby', 'Smalltown', 600_000, 6_600_000), people: 30_000, zoom: 5 },
    { ...place('town', 'Bygd', 'Bygd', 500_000, 6_700_000), people: 4_000, zoom: 7 },
  ],
  borders: [{ first: 'VES', second: 'ØST', paths: [[400_000, 6_500_000, 400_000, 6_900_000]] }],
};
