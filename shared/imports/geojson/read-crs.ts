import type { Json } from '../../base/json.ts';
import { isJsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';

const WGS84 = findCrs(4326);
const MAX_SHOWN_CHARACTERS = 80;

/**
 * The system that a collection names in the member `crs` of before RFC 7946; WGS 84 where it names none. Throws
 * `layer-import/unknown-crs` for what is not a system that Varde knows.
 */
export function readCrs(member: Json | undefined): Crs {
  if (member === undefined || member === null) return WGS84;
  const properties = isJsonObject(member) && member['type'] === 'name' ? member['properties'] : undefined;
  const name = isJsonObject(properties) ? properties['name'] : undefined;
  const found = typeof name === 'string' ? findNamed(name.trim()) : undefined;
  if (found) return found;
  const value = (typeof name === 'string' ? name : JSON.stringify(member)).slice(0, MAX_SHOWN_CHARACTERS);
  throw appError('layer-import/unknown-crs', { value });
}

/** `EPSG:25833`, `urn:ogc:def:crs:EPSG::25833`, `http://www.opengis.net/def/crs/EPSG/0/25833`, and CRS84 likewise. */
function findNamed(name: string): Crs | undefined {
  if (/(?:^|[:/])CRS:?84$/i.test(name)) return WGS84;
  const code = /(?:^|[:/])EPSG(?::|\/)(?:[\d.]*(?::|\/))?(\d{4,6})$/i.exec(name)?.[1];
  if (code === undefined) return undefined;
  try {
    return findCrs(Number(code));
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
