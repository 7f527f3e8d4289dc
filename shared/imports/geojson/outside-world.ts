// Whether coordinates can be degrees, as those of GeoJSON are where it names no other system (RFC 7946, section 4).

import { isJsonObject, type Json } from '../../base/json.ts';
import type { Box } from '../../geo/geometry/box.ts';

/** Degrees that longitude and latitude can have; twice around is taken from those who cross the date line. */
const [EASTERNMOST, NORTHERNMOST] = [360, 90];

export function isOnEarth({ xMin, yMin, xMax, yMax }: Box): boolean {
  return xMin >= -EASTERNMOST && xMax <= EASTERNMOST && yMin >= -NORTHERNMOST && yMax <= NORTHERNMOST;
}

/**
 * The way to the first number of a feature, or of a geometry that stands alone, that is no degree: such as
 * `geometry.coordinates[2][0]`. Undefined where all of them are.
 */
export function pathOutsideWorld(value: Json): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const isFeature = value['type'] === 'Feature';
  return isFeature ? inGeometry(value['geometry'], 'geometry.') : inGeometry(value, '');
}

function inGeometry(value: Json | undefined, way: string): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const { coordinates, geometries } = value;
  if (!Array.isArray(geometries)) return inCoordinates(coordinates, `${way}coordinates`);
  return firstOf(geometries, (inner, index) => inGeometry(inner, `${way}geometries[${index}].`));
}

function inCoordinates(value: Json | undefined, way: string): string | undefined {
  if (!Array.isArray(value)) return undefined;
  if (typeof value[0] !== 'number') {
    return firstOf(value, (inner, index) => inCoordinates(inner, `${way}[${index}]`));
  }
  const bad = [EASTERNMOST, NORTHERNMOST].findIndex((most, axis) => Math.abs(Number(value[axis])) > most);
  return bad < 0 ? undefined : `${way}[${bad}]`;
}

function firstOf(list: readonly Json[], find: (value: Json, index: number) => string | undefined) {
  for (const [index, value] of list.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
