import type { PlantPoint } from '../registers/point.ts';

/** Denmark to Svalbard, Iceland to the easternmost Finland; degrees, WGS 84. */
const NORDIC_AREA = { south: 54, north: 81.5, west: -25, east: 32 };

/** Lines of a file whose points may be meant otherwise: a person decides. */
export interface DoubtfulPoints {
  /** Outside the Nordic area, and inside it with latitude and longitude swapped. */
  readonly swappedRows: number[];
  /** Outside it either way. */
  readonly outsideRows: number[];
}

type Place = Pick<PlantPoint, 'latitude' | 'longitude'>;

/** Finds the points that hardly lie where they say. `row` is the line in the file. */
export function findDoubtful(
  points: Iterable<{ readonly row: number; readonly place: Place }>,
): DoubtfulPoints {
  const swappedRows: number[] = [];
  const outsideRows: number[] = [];
  for (const { row, place } of points) {
    if (isNordic(place)) continue;
    const swapped = { latitude: place.longitude, longitude: place.latitude };
    (isNordic(swapped) ? swappedRows : outsideRows).push(row);
  }
  return { swappedRows, outsideRows };
}

function isNordic({ latitude, longitude }: Place): boolean {
  const { south, north, west, east } = NORDIC_AREA;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
