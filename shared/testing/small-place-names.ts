import type { PlaceNameData } from '../sources/observations/place-names.ts';

function box(west: number, south: number, east: number, north: number): number[] {
  return [west, south, west, north, east, north, east, south, west, south];
}

/** Two counties as boxes, and the town of each. The first has a hole. */
export const SMALL_PLACE_NAMES: PlaceNameData = {
  counties: [
    { name: 'Vestland', number: 12, rings: [box(4, 59.5, 8, 61.5), box(5, 60, 5.1, 60.1)] },
    { name: 'Oslo', number: 3, rings: [box(10, 59.5, 11, 60.5)] },
  ],
  towns: [
    { name: 'Bergen', position: [5.3242, 60.393] },
    { name: 'Oslo', position: [10.7522, 59.9139] },
  ],
};
