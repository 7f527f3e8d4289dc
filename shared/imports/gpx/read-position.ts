import type { SaxesTagNS } from 'saxes';
import { appError } from '../../contracts/errors.ts';

const AXES = [
  { attribute: 'lon', limit: 180 },
  { attribute: 'lat', limit: 90 },
] as const;
const VALUE_SHOWN = 80;

/** Longitude and latitude of a point, in degrees (WGS 84). Throws `layer-import/bad-position`. */
export function readPosition({ local, attributes }: SaxesTagNS, line: number): number[] {
  return AXES.map(({ attribute, limit }) => {
    const text = attributes[attribute]?.value.trim() ?? '';
    const degrees = text === '' ? Number.NaN : Number(text);
    if (Math.abs(degrees) <= limit) return degrees;
    const value = text.slice(0, VALUE_SHOWN);
    throw appError('layer-import/bad-position', { line, element: local, attribute, value, limit });
  });
}
