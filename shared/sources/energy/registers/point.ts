import type { JsonObject } from '../../../base/json.ts';

/** Where a plant stands, degrees, WGS 84. */
export interface PlantPoint {
  readonly plantNumber: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** A point as a row of its register, and back. */
export function pointValue({ plantNumber, latitude, longitude }: PlantPoint): JsonObject {
  return { plantNumber, latitude, longitude };
}

export function readPoint({ plantNumber, latitude, longitude }: JsonObject): PlantPoint {
  return { plantNumber: Number(plantNumber), latitude: Number(latitude), longitude: Number(longitude) };
}
