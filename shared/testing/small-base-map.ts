// Two countries that share a straight border, in UTM 33: one with an island and a lake in it.

import type { BaseMapData } from '../sources/base-map/base-map-features.ts';

function square(west: number, south: number, size: number): number[] {
  const [east, north] = [west + size, south + size];
  return [west, south, west, north, east, north, east, south, west, south];
}

function hole(west: number, south: number, size: number): number[] {
  const [east, north] = [west + size, south + size];
  return [west, south, east, south, east, north, west, north, west, south];
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
  borders: [{ first: 'VES', second: 'ØST', paths: [[400_000, 6_500_000, 400_000, 6_900_000]] }],
};
