import type { LonLat } from './crs/lon-lat.ts';

/** Denmark to Svalbard, Iceland to the easternmost Finland; degrees, WGS 84. */
const NORDIC_AREA = { south: 54, north: 81.5, west: -25, east: 32 };

export function isNordic({ latitude, longitude }: LonLat): boolean {
  const { south, north, west, east } = NORDIC_AREA;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Whether a place lies outside the Nordic area, and inside it with latitude and longitude swapped. */
export function isLikelySwapped({ latitude, longitude }: LonLat): boolean {
  return !isNordic({ latitude, longitude }) && isNordic({ latitude: longitude, longitude: latitude });
}
