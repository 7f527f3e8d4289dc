import type { CoordinateReading } from './coordinate-reading.ts';

/** Degrees whose order is known; empty outside of the Earth. */
export function degreesReading(latitude: number, longitude: number): CoordinateReading[] {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? [{ form: 'degrees', place: { latitude, longitude } }] : [];
}
